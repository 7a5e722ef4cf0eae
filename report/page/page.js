"use strict";
(() => {
  // Sorting. A cell of a numeric column carries its number in data-v; an empty
  // one has none and stays last whichever way the column is sorted.
  const words = new Intl.Collator("en", { numeric: true });
  const key = (row, column) => {
    const cell = row.cells[column];
    if (!("v" in cell.dataset)) return cell.textContent;
    return cell.dataset.v === "" ? null : Number(cell.dataset.v);
  };
  const compare = (a, b) => (typeof a === "number" ? a - b : words.compare(a, b));

  document.querySelectorAll("table.sortable").forEach((table) => {
    const heads = [...table.tHead.rows[0].cells];
    const body = table.tBodies[0];
    heads.forEach((head, column) => {
      head.querySelector("button").addEventListener("click", () => {
        const up = head.getAttribute("aria-sort") !== "ascending";
        heads.forEach((other) => other.setAttribute("aria-sort", "none"));
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        const rows = [...body.rows].map((row) => ({ row, key: key(row, column) }));
        rows.sort((a, b) => {
          if (a.key === null || b.key === null) return (a.key === null) - (b.key === null);
          return up ? compare(a.key, b.key) : compare(b.key, a.key);
        });
        body.append(...rows.map((r) => r.row));
      });
    });
  });

  // Charts. Their options come as JSON; what cannot be JSON is added here.
  const short = (v) => {
    for (const [unit, suffix] of [[1e9, "G"], [1e6, "M"], [1e3, "k"]]) {
      if (Math.abs(v) >= unit) return Number((v / unit).toPrecision(3)) + suffix;
    }
    return String(Number(v.toPrecision(3)));
  };
  const dark = matchMedia("(prefers-color-scheme: dark)");

  const complete = ({ option, texts, labels }) => {
    const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const ink = colour("--ink"), rule = colour("--rule"), soft = colour("--soft");
    option.backgroundColor = "transparent";
    option.textStyle = { color: ink, fontFamily: getComputedStyle(document.body).fontFamily };
    option.legend.textStyle = { color: ink };
    delete option.title;
    delete option.toolbox;
    for (const axis of [...option.xAxis, ...option.yAxis]) {
      const slanted = axis.axisLabel?.rotate > 0;
      const label = { ...axis.axisLabel, color: axis.type === "value" ? soft : ink };
      if (axis.type === "value") label.formatter = short;
      else Object.assign(label, { width: slanted ? 190 : 130, overflow: "truncate", interval: 0 });
      // A gap says why it is one.
      if (labels && axis.type === "category") {
        label.formatter = (name, i) => (labels[i] === "" ? `${name} (${texts[0][i]})` : name);
      }
      axis.axisLabel = label;
      axis.axisTick = { show: false };
      axis.axisLine = { show: axis.type !== "value", lineStyle: { color: rule } };
      axis.splitLine = { show: axis.type === "value", lineStyle: { color: rule } };
    }
    if (option.visualMap) for (const map of option.visualMap) {
      map.textStyle = { color: ink };
      map.orient = "horizontal";
    }
    const names = option.yAxis[0].data;
    option.series.forEach((series, index) => {
      if (series.type === "bar") {
        series.barMaxWidth = 18;
        series.itemStyle = { ...series.itemStyle, ...(dark.matches && { borderColor: ink, borderWidth: 0.6 }) };
        if (labels) {
          series.label = { show: true, position: "right", distance: 10, color: ink, formatter: (p) => labels[p.dataIndex] };
        }
        series.data.forEach((item, i) => {
          if (item.value === "-") item.tooltip = { show: false };
          item.name = names[i];
        });
      }
      if (series.type === "custom") {
        series.silent = true;
        series.z = 5;
        series.renderItem = lines;
      }
      if (series.type === "heatmap") {
        series.label = { show: true, fontSize: 11, formatter: (p) => texts[index][p.dataIndex] };
        series.data.forEach((item) => {
          item.label = { color: Math.abs(item.value[2]) > 2.4 ? "#fff" : "#1f2328" };
        });
        series.itemStyle = { borderColor: colour("--ground"), borderWidth: 1 };
      }
    });
    option.tooltip.formatter = (p) => {
      // An element, not a string: names are text whatever they hold.
      const tip = document.createElement("div");
      const group = option.xAxis[0].type === "category" ? option.xAxis[0].data[p.value[0]] + ", " + names[p.value[1]] : p.name;
      const series = option.series.filter((s) => s.type === "bar").length > 1 ? p.seriesName + " " : "";
      tip.textContent = group + ": " + series + texts[p.seriesIndex][p.dataIndex];
      return tip;
    };
    return option;
  };

  // An interval: a line with an end at either side, dark on a light seam.
  const lines = (params, api) => {
    const [x0, y] = api.coord([api.value(0), api.value(1)]);
    const [x1] = api.coord([api.value(2), api.value(1)]);
    const strokes = [];
    for (const [stroke, lineWidth] of [["#fff", 3], ["#1f2328", 1.2]]) {
      for (const [ax, ay, bx, by] of [[x0, y, x1, y], [x0, y - 4, x0, y + 4], [x1, y - 4, x1, y + 4]]) {
        strokes.push({ type: "line", shape: { x1: ax, y1: ay, x2: bx, y2: by }, style: { stroke, lineWidth } });
      }
    }
    return { type: "group", children: strokes };
  };

  const drawn = new Map();
  const draw = (place) => {
    const source = document.querySelector(`script[data-chart="${place.id}"]`);
    drawn.get(place)?.dispose();
    const chart = echarts.init(place);
    chart.setOption(complete(JSON.parse(source.textContent)));
    drawn.set(place, chart);
  };

  addEventListener("DOMContentLoaded", () => {
    if (!window.echarts) return;
    document.documentElement.classList.add("charted");
    const places = document.querySelectorAll(".chart");
    places.forEach((place) => {
      place.style.height = place.dataset.height + "px";
      if (place.dataset.width > 0) place.style.minWidth = place.dataset.width + "px";
    });
    // So few are drawn at once, and are there when the page is printed; of more,
    // those that come into view.
    if (places.length <= 60) {
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
    addEventListener("resize", () => drawn.forEach((chart) => chart.resize()));
    dark.addEventListener("change", () => [...drawn.keys()].forEach(draw));
  });
})();
