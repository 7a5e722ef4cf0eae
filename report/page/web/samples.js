// The samples of the case that the reader has chosen.
(() => {
  const cases = JSON.parse(document.getElementById("data").textContent);
  const form = document.getElementById("case");
  const choice = form.elements.case;
  const kinds = { s: "slice", g: "gc-slice", w: "window" };

  const rows = ({ name, launches, kinds: letters, ns }) => {
    const list = [];
    for (const [launch, n] of launches) {
      for (let i = 0; i < n; i++) list.push([name, launch + 1, kinds[letters[list.length]], ns[list.length]]);
    }
    return list;
  };
  const chosen = () => cases.find((c) => c.anchor === choice.value) ?? cases[0];

  const show = () => {
    const wanted = charts.data("samples");
    const series = Object.values(kinds).map(() => ({ data: [], texts: [] }));
    rows(chosen()).forEach(([name, launch, kind, ns], i) => {
      const { data, texts } = series[Object.values(kinds).indexOf(kind)];
      data.push({ name, value: [i + 1, ns] });
      texts.push(`launch ${launch}, ${kind}, ${figures.significant(ns, 4)} ns`);
    });
    wanted.option.series.forEach((s, i) => { s.data = series[i].data; });
    wanted.texts = series.map((s) => s.texts);
    charts.redraw("samples", wanted);
    lines.forEach((line, anchor) => line.parentNode.classList.toggle("chosen", anchor === choice.value));
  };
  // The address leads to the choice that is drawn, not to the row of the table, which
  // is where it leads without a script.
  const lines = new Map(cases.map((c) => [c.anchor, document.getElementById(c.anchor)]));
  lines.forEach((line) => line.removeAttribute("id"));
  for (const option of choice.options) option.id = option.value;
  const led = () => {
    const anchor = location.hash.slice(1);
    if (lines.has(anchor)) {
      choice.value = anchor;
      scrollTo(0, 0);
    }
    show();
  };

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  choice.addEventListener("input", () => {
    history.replaceState(null, "", "#" + choice.value);
    show();
  });
  addEventListener("hashchange", led);
  const heads = ["Serializer", "Launch", "Kind", "Nanoseconds per operation"];
  document.getElementById("csv").addEventListener("click", () => csv.download("samples.csv", [heads, ...rows(chosen())]));
  document.getElementById("csv-all").addEventListener("click", () => csv.download("samples.csv", [heads, ...cases.flatMap(rows)]));
  led();
})();
