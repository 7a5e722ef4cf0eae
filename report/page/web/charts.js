// Charts. Their options come as JSON; what cannot be JSON, and what depends on
// the colour scheme, is added here.
const charts = (() => {
  const short = (v) => {
    for (const [unit, suffix] of [[1e9, "G"], [1e6, "M"], [1e3, "k"]]) {
      if (Math.abs(v) >= unit) return Number((v / unit).toPrecision(3)) + suffix;
    }
    return String(Number(v.toPrecision(3)));
  };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  // A line or a point has nothing around it: a colour too near to the ground moves
  // away from it.
  const visible = (hex) => {
    let rgb = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
    const light = () => (0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2]) / 255;
    const [towards, near] = dark.matches ? [255, () => light() < 0.4] : [0, () => light() > 0.65];
    while (near()) rgb = rgb.map((v) => Math.round(v + (towards - v) * 0.15));
    return `rgb(${rgb})`;
  };

  // A logarithmic axis ends at powers of its base. Where the data span little, they
  // would be a heap in a corner: there a smaller base does, or none.
  const scale = (axis, series, places) => {
    const values = series.flatMap((s) => s.data.flatMap((item) => places.map((i) => (item.value ?? item)[i]))).filter((v) => v > 0);
    const span = values.reduce((a, v) => Math.max(a, v), 0) / values.reduce((a, v) => Math.min(a, v), Infinity);
    if (span < 8) Object.assign(axis, { type: "value", scale: true, splitNumber: 5 });
    else if (span < 100) axis.logBase = 2;
  };

  const axes = (option, gaps) => {
    const ink = colour("--ink"), rule = colour("--rule"), soft = colour("--soft");
    for (const axis of [...option.xAxis, ...option.yAxis]) {
      const category = axis.type === "category";
      const label = { ...axis.axisLabel, show: true, color: category ? ink : soft };
      if (category) {
        Object.assign(label, { width: 130, overflow: "truncate", interval: 0 });
        if (gaps) label.formatter = (name, i) => (gaps[i] ? `${name} (${gaps[i]})` : name);
      } else {
        Object.assign(label, { formatter: short, hideOverlap: true });
      }
      axis.axisLabel = label;
      axis.nameTextStyle = { color: soft };
      axis.axisTick = { show: false };
      axis.axisLine = { show: category, lineStyle: { color: rule } };
      axis.splitLine = { show: !category, lineStyle: { color: rule } };
    }
  };

  // An interval: a line with an end at either side, dark on a light seam.
  // Of a lying bar it also has the figure, which stands clear of it.
  const interval = (lying, labels, ink) => (params, api) => {
    const at = lying
      ? [api.coord([api.value(0), api.value(1)]), api.coord([api.value(2), api.value(1)])]
      : [api.coord([api.value(0), api.value(1)]), api.coord([api.value(0), api.value(2)])];
    const [[ax, ay], [bx, by]] = at;
    const [dx, dy] = lying ? [0, 4] : [4, 0];
    const children = [];
    for (const [stroke, lineWidth] of [["#fff", 3], ["#1f2328", 1.2]]) {
      for (const [x1, y1, x2, y2] of [[ax, ay, bx, by], [ax - dx, ay - dy, ax + dx, ay + dy], [bx - dx, by - dy, bx + dx, by + dy]]) {
        children.push({ type: "line", shape: { x1, y1, x2, y2 }, style: { stroke, lineWidth } });
      }
    }
    if (lying && labels) {
      children.push({ type: "text", style: { text: labels[api.value(1)], x: bx + 8, y: by, verticalAlign: "middle", fill: ink } });
    }
    return { type: "group", children };
  };

  const complete = ({ option, texts, labels, gaps, colours }) => {
    const ink = colour("--ink"), edge = colour("--edge"), raised = colour("--raised");
    option.backgroundColor = "transparent";
    option.textStyle = { color: ink, fontFamily: getComputedStyle(document.body).fontFamily };
    Object.assign(option.legend, { textStyle: { color: ink }, pageTextStyle: { color: ink }, pageIconColor: ink });
    delete option.title;
    delete option.toolbox;
    const lying = option.yAxis[0].type === "category";
    for (const series of option.series) series.data ??= [];
    if (!lying) {
      if (option.xAxis[0].type === "log") scale(option.xAxis[0], option.series, [0]);
      if (option.yAxis[0].type === "log") scale(option.yAxis[0], option.series, [1, 2]);
    }
    axes(option, gaps);
    const names = option.yAxis[0].data;
    const spanned = new Set(option.series.filter((s) => s.type === "custom").flatMap((s) => s.data.map((item) => item.value[1])));
    option.series.forEach((series, index) => {
      switch (series.type) {
        case "bar":
          series.barMaxWidth = 18;
          series.itemStyle = { ...series.itemStyle, borderColor: edge, borderWidth: 0.6 };
          if (labels) series.label = { show: true, position: "right", distance: 10, color: ink, formatter: (p) => (spanned.has(p.dataIndex) ? "" : labels[p.dataIndex]) };
          series.data.forEach((item) => {
            if (item.value === "-") item.tooltip = { show: false };
          });
          break;
        case "boxplot":
          series.boxWidth = [7, 14];
          series.itemStyle = { borderColor: ink, borderWidth: 1.2 };
          break;
        case "custom":
          series.silent = true;
          series.z = 5;
          series.renderItem = interval(lying, labels, ink);
          break;
        case "scatter":
          if (colours && index === 0) {
            series.data.forEach((item, i) => {
              item.itemStyle = { color: visible(colours[i]), borderColor: ink, borderWidth: 0.8 };
              if (item.symbol === "diamond") item.label = { show: true, position: "left", formatter: "{b}", color: ink, textBorderColor: raised, textBorderWidth: 3 };
            });
            // Beside the point, and on its other side where the plot ends.
            series.labelLayout = (p) => ({ hideOverlap: true, ...(p.labelRect.x < 2 && { x: p.rect.x + p.rect.width + 4, align: "left" }) });
            series.z = 6;
          } else if (lying) {
            series.symbol = series.data[0]?.symbol; // for the legend
          } else {
            series.symbolSize = 4;
          }
          break;
        case "line":
          if (series.step) Object.assign(series, { silent: true, lineStyle: { color: edge, type: "dashed", width: 1.5 }, z: 1 });
          else {
            const color = visible(series.itemStyle.color);
            Object.assign(series, { symbol: "circle", symbolSize: 6, emphasis: { focus: "series" }, itemStyle: { color }, lineStyle: { color } });
          }
          break;
      }
    });
    const several = option.series.filter((s) => s.type !== "custom" && s.type !== "boxplot").length > 1 && !colours;
    // An element, not a string: names are text whatever they hold.
    option.tooltip.formatter = (p) => {
      const tip = document.createElement("div");
      const name = lying ? names[p.componentSubType === "scatter" ? p.value[1] : p.dataIndex] : p.name;
      const series = several && p.componentSubType !== "scatter" ? p.seriesName : "";
      const text = texts[p.seriesIndex]?.[p.dataIndex] ?? String(p.value);
      tip.textContent = [name, series].filter(Boolean).join(", ") + ": " + text;
      tip.style.cssText = "max-width:280px;white-space:normal";
      return tip;
    };
    option.tooltip.confine = true;
    return option;
  };

  const given = new Map(); // what a page's script wants drawn in a place
  const drawn = new Map();
  const data = (id) => JSON.parse(document.querySelector(`script[data-chart="${id}"]`).textContent);
  const draw = (place) => {
    drawn.get(place)?.dispose();
    const chart = echarts.init(place);
    chart.setOption(complete(structuredClone(given.get(place.id) ?? data(place.id))));
    drawn.set(place, chart);
  };

  // redraw draws other data in a place, now or once the chart script is there.
  const redraw = (id, wanted) => {
    given.set(id, wanted);
    const place = document.getElementById(id);
    if (drawn.has(place)) draw(place);
  };

  // The chart script is loaded after the page, and may not come at all.
  addEventListener("DOMContentLoaded", () => {
    if (!window.echarts) return;
    document.documentElement.classList.add("charted");
    const places = document.querySelectorAll(".chart");
    places.forEach((place) => {
      place.style.height = place.dataset.height + "px";
    });
    // So few are drawn at once, and are there when the page is printed; of more,
    // those that come into view.
    if (places.length <= 20) {
      places.forEach(draw);
    } else {
      const seen = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          seen.unobserve(entry.target);
          draw(entry.target);
        }
      }, { rootMargin: "400px" });
      places.forEach((place) => seen.observe(place));
    }
    // Where the address leads has moved down.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    addEventListener("resize", () => drawn.forEach((chart) => chart.resize()));
    dark.addEventListener("change", () => [...drawn.keys()].forEach(draw));
  });
  return { data, redraw };
})();
