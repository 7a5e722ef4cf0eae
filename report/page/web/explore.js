// The table of all cases: sorted, filtered, compared and saved.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const form = document.getElementById("filters");
  const table = document.querySelector("#rows table");
  const more = document.getElementById("more");
  const words = new Intl.Collator("en", { numeric: true });

  // A case as it is filtered and shown.
  const cases = data.cases.map(([s, g, status, ...values], at) => {
    const serializer = data.serializers[s], group = data.groups[g];
    const texts = [serializer.name, serializer.format, group.datatype, group.title];
    data.columns.forEach((column, i) => {
      if (column.of === undefined) return;
      const time = values[column.of];
      if (!time) return;
      const [v, low, high] = time, rate = 1e9 / v, least = 1e9 / high;
      values[i] = [rate, least, low > 0 ? 1e9 / low : 2 * rate - least];
    });
    return {
      at, serializer, group, status, values, texts,
      key: serializer.anchor.replace("case-", "") + "." + (g + 1),
      search: [...texts, status ?? "", ...serializer.traits].join("\n").toLowerCase(),
      href: group.file + "#" + serializer.anchor,
    };
  });
  const gaps = { failed: "failed", unsupported: "n/a" };
  const text = (c, i) => {
    const v = c.values[i];
    return v === null || v === undefined ? gaps[c.status] ?? "–" : figures.print(data.columns[i].kind, v);
  };
  const number = (v) => (Array.isArray(v) ? v[0] : v ?? null);

  const ids = ["serializer", "format", "datatype", "operation", ...data.columns.map((c) => c.id)];
  let sort = { column: -1, up: true };
  let shown = data.screen;
  let found = cases;
  const compared = new Map(); // by key, in the order in which they were chosen

  const element = (name, properties = {}, ...children) => {
    const e = Object.assign(document.createElement(name), properties);
    e.append(...children);
    return e;
  };

  const filtered = () => {
    const at = (name) => form.elements[name]?.value ?? "";
    const search = at("q").toLowerCase().split(/\s+/).filter(Boolean);
    const traits = [...form.querySelectorAll("[data-trait]")].filter((c) => c.value);
    return cases.filter(({ serializer, group, search: text }) =>
      search.every((word) => text.includes(word)) &&
      (!at("format") || serializer.format === at("format")) &&
      (!at("datatype") || group.datatype === at("datatype")) &&
      (!at("operation") || group.operation === at("operation")) &&
      (!at("sizes") || group.sizes === at("sizes")) &&
      traits.every((c) => serializer.traits.includes(c.dataset.trait) === (c.value === "yes")));
  };

  const sorted = (list) => {
    const { column, up } = sort;
    if (column < 0) return list;
    const key = column < 4 ? (c) => c.texts[column] : (c) => number(c.values[column - 4]);
    return [...list].sort((a, b) => {
      const x = key(a), y = key(b);
      if (x === null || y === null) return (x === null) - (y === null);
      const order = typeof x === "number" ? x - y : words.compare(x, y);
      return (up ? order : -order) || a.at - b.at;
    });
  };

  const row = (c) => {
    const box = element("input", { type: "checkbox", checked: compared.has(c.key) });
    box.dataset.key = c.key;
    box.setAttribute("aria-label", "Compare " + [c.texts[0], c.texts[2], c.texts[3]].join(", "));
    const head = element("th", { scope: "row" }, element("div", { className: "pick" }, box, element("a", { href: c.href, textContent: c.texts[0] })));
    const line = element("tr", {}, head, ...c.texts.slice(1).map((t) => element("td", { textContent: t })));
    data.columns.forEach((column, i) => {
      const cell = element("td", { textContent: text(c, i) });
      cell.dataset.v = number(c.values[i]) ?? "";
      line.append(cell);
    });
    return line;
  };

  const count = document.getElementById("count");
  const show = () => {
    found = sorted(filtered());
    table.tBodies[0].replaceChildren(...found.slice(0, shown).map(row));
    [...table.tHead.rows[0].cells].forEach((head, i) => {
      if (i === sort.column) head.setAttribute("aria-sort", sort.up ? "ascending" : "descending");
      else head.removeAttribute("aria-sort");
    });
    more.hidden = found.length <= shown;
    const all = found.length === cases.length ? "" : ` of ${cases.length}`;
    const first = found.length > shown ? `, the first ${shown} shown` : "";
    count.textContent = `${found.length}${all} cases${first}. Tick some to compare them.`;
    compare();
  };

  // Quotients against the first, with the interval that both allow.
  const quotient = (kind, v, base, sameGroup) => {
    if (v === base || kind === "ratio" && !sameGroup) return "";
    if (!Array.isArray(v)) return base > 0 ? "×" + figures.significant(v / base, 3) : "";
    if (!(base[1] > 0)) return "";
    if (v[1] <= base[2] && base[1] <= v[2]) return "not to be told apart";
    return "×" + figures.withRange(v[0] / base[0], v[1] / base[2], v[2] / base[1]);
  };

  const compare = () => {
    const chosen = [...compared.values()];
    document.getElementById("comparison").hidden = chosen.length === 0;
    if (chosen.length === 0) return;
    const head = element("tr", {}, element("th", { scope: "col" }, element("span", { textContent: "Measure" })));
    for (const c of chosen) {
      const remove = element("button", { type: "button", textContent: `${c.texts[0]}, ${c.texts[2]}, ${c.texts[3]} ✕` });
      remove.setAttribute("aria-label", "Compare no longer: " + remove.textContent.slice(0, -2));
      remove.addEventListener("click", () => { compared.delete(c.key); changed(); });
      head.append(element("th", { scope: "col" }, remove));
    }
    const body = element("tbody", {}, element("tr", {}, element("th", { scope: "row", textContent: "Format" }),
      ...chosen.map((c) => element("td", { textContent: c.texts[1] }))));
    data.columns.forEach((column, i) => {
      if (chosen.every((c) => number(c.values[i]) === null)) return;
      const line = element("tr", {}, element("th", { scope: "row", textContent: column.name }));
      for (const c of chosen) {
        const cell = element("td", { textContent: text(c, i) });
        cell.dataset.v = number(c.values[i]) ?? "";
        const base = chosen[0].values[i], v = c.values[i];
        const q = number(base) === null || number(v) === null ? "" : quotient(column.kind, v, base, c.group === chosen[0].group);
        if (q) cell.append(element("br"), element("small", { textContent: q }));
        line.append(cell);
      }
      body.append(line);
    });
    const place = element("div", { className: "scroll", role: "region", tabIndex: 0 },
      element("table", {}, element("caption", { textContent: "Chosen cases" }), element("thead", {}, head), body));
    place.setAttribute("aria-label", "Chosen cases");
    document.getElementById("compared").replaceChildren(place);
  };

  const remember = () => {
    const set = view.params(form);
    if (sort.column >= 0) set.set("sort", (sort.up ? "" : "-") + ids[sort.column]);
    if (compared.size > 0) set.set("compare", [...compared.keys()].join("~"));
    view.write(set);
  };
  const changed = () => {
    shown = data.screen;
    show();
    remember();
  };
  const led = () => {
    const set = view.read(form);
    const by = set.get("sort") ?? "";
    sort = { column: ids.indexOf(by.replace(/^-/, "")), up: !by.startsWith("-") };
    compared.clear();
    for (const key of (set.get("compare") ?? "").split("~")) {
      const c = cases.find((c) => c.key === key);
      if (c) compared.set(key, c);
    }
    const traits = document.getElementById("traits");
    if (traits) traits.open ||= [...set.keys()].some((name) => name.startsWith("trait-"));
    shown = data.screen;
    show();
  };

  [...table.tHead.rows[0].cells].forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => {
      sort = { column, up: sort.column !== column || !sort.up };
      changed();
    });
  });
  table.addEventListener("change", ({ target }) => {
    if (!target.dataset.key) return;
    if (target.checked) compared.set(target.dataset.key, cases.find((c) => c.key === target.dataset.key));
    else compared.delete(target.dataset.key);
    compare();
    remember();
  });
  more.addEventListener("click", () => {
    shown *= 4;
    show();
  });
  document.getElementById("uncompare").addEventListener("click", () => {
    compared.clear();
    changed();
  });
  document.getElementById("csv").addEventListener("click", () => {
    const heads = ["Serializer", "Format", "Datatype", "Operation", "Status"];
    for (const { name, kind } of data.columns) {
      heads.push(name);
      if (figures.hasInterval(kind)) heads.push(name + ", low", name + ", high");
    }
    const rows = found.map((c) => {
      const cells = [...c.texts, c.status ?? "ok"];
      data.columns.forEach(({ kind }, i) => {
        const v = c.values[i] ?? null;
        const width = figures.hasInterval(kind) ? 3 : 1;
        cells.push(...(v === null ? Array(width).fill("") : figures.plain(kind, v)));
      });
      return cells;
    });
    csv.download("cases.csv", [heads, ...rows]);
  });
  view.follow(form, { changed, led, cleared: () => { sort = { column: -1, up: true }; } });
  led();
})();
