// Ranks the serializers for what the reader has set, by the rules by which the
// ranking in the markup was made.
(() => {
  const model = JSON.parse(document.getElementById("data").textContent);
  const form = document.getElementById("choice");
  const [paired, absolute, sizes, allocs, p99] = [0, 3, 6, 9, 10]; // where they are in a cell
  const hoursAMonth = 730;

  const use = () => {
    const at = (name) => form.elements[name];
    const amount = (name) => Math.max(0, Number(at(name)?.value) || 0);
    const data = at("data").selectedIndex - 1;
    return {
      data: data < 0 ? model.data.map((_, i) => i) : [data],
      times: model.operations.map((_, i) => amount("times-" + i)),
      bytes: sizes + ["", "gzip", "zstd"].indexOf(at("bytes")?.value ?? ""),
      constraints: model.constraints.filter((c) => at(c.id).checked),
      cost: form.querySelector("[name=by]:checked").value === "cost",
      weights: { cpu: amount("cpu"), size: amount("size"), allocs: amount("allocs"), latency: amount("latency") },
      rate: amount("rate"), core: amount("core"), gb: amount("gb"),
    };
  };

  const scaled = (i, factor) => i.map((v) => v * factor);
  // Errors of figures that were measured apart are independent and add in squares.
  const together = (parts) => {
    let v = 0, below = 0, above = 0;
    for (const [x, low, high] of parts) {
      v += x;
      below += (x - low) ** 2;
      above += (high - x) ** 2;
    }
    return [v, Math.max(0, v - Math.sqrt(below)), v + Math.sqrt(above)];
  };
  const endToEnd = (parts) => parts.reduce((sum, p) => sum.map((v, i) => v + p[i]), [0, 0, 0]);
  const add = (sum, v, n) => (sum === null || v === null ? null : sum + v * n);

  // place adds up a serializer's figures over the data and the operations; null
  // where one is missing.
  const place = (serializer, u) => {
    const times = [], clock = [];
    let bytes = 0, allocations = 0, latency = 0;
    for (const d of u.data) {
      let size = null;
      for (const [o, n] of u.times.entries()) {
        const cells = model.cells[d][o];
        if (n === 0 || !cells) continue;
        const c = cells[serializer];
        if (!c) return null;
        size ??= c[u.bytes];
        times.push(scaled(c.slice(paired, paired + 3), n));
        clock.push(scaled(c.slice(absolute, absolute + 3), n));
        allocations = add(allocations, c[allocs], n);
        latency = add(latency, c[p99], n);
      }
      if (size === null) return null;
      bytes += size;
    }
    if (u.data.length === 0) return null;
    if (!u.cost && (u.weights.allocs > 0 && allocations === null || u.weights.latency > 0 && latency === null)) return null;
    const share = 1 / u.data.length;
    return {
      serializer, paired: scaled(together(times), share), absolute: scaled(endToEnd(clock), share),
      bytes: bytes * share, allocs: add(0, allocations, share), p99: add(0, latency, share),
    };
  };

  const score = (places, { weights }) => {
    const total = weights.cpu + weights.size + weights.allocs + weights.latency;
    const logs = places.map(() => 0);
    const respect = (weight, of) => {
      if (weight === 0) return;
      const best = Math.min(...places.map(of));
      places.forEach((p, i) => { logs[i] += weight * Math.log(of(p) / best); });
    };
    respect(weights.cpu, (p) => p.paired[0]);
    respect(weights.size, (p) => Math.max(1, p.bytes));
    respect(weights.allocs, (p) => 1 + p.allocs);
    respect(weights.latency, (p) => Math.max(1, p.p99));
    places.forEach((p, i) => {
      if (total === 0) {
        p.score = [1, 1, 1];
        return;
      }
      const v = Math.exp(logs[i] / total), share = weights.cpu / total;
      p.score = p.paired.map((t) => v * (t / p.paired[0]) ** share);
    });
  };
  // What a month costs: the cores that the messages keep busy, and what is sent.
  const cost = (places, { rate, core, gb }) => {
    for (const p of places) {
      const sent = rate * p.bytes * 3600 * hoursAMonth / 1e9 * gb;
      p.score = p.paired.map((ns) => rate * ns / 1e9 * hoursAMonth * core + sent);
    }
  };

  const rank = (u) => {
    const places = [], without = [];
    model.serializers.forEach((s, i) => {
      if (!u.constraints.every((c) => s.traits.includes(c.trait) === c.has)) return;
      const p = place(i, u);
      if (p) places.push(p);
      else without.push(s.name);
    });
    (u.cost ? cost : score)(places, u);
    places.sort((a, b) => a.score[0] - b.score[0]);
    for (const p of places) {
      p.best = 1 + places.filter((q) => q.score[2] < p.score[1]).length;
      p.worst = places.length - places.filter((q) => p.score[2] < q.score[1]).length;
      p.front = !places.some((q) => q.bytes <= p.bytes && q.paired[0] <= p.paired[0] && (q.bytes < p.bytes || q.paired[2] < p.paired[1]));
    }
    return { places, without };
  };

  const element = (name, properties = {}, ...children) => {
    const e = Object.assign(document.createElement(name), properties);
    e.append(...children);
    return e;
  };
  // fill replaces the rows of a table that is in the markup.
  const fill = (id, rows) => {
    const table = document.querySelector(`#${id} table`);
    [...table.tHead.rows[0].cells].forEach((head) => head.removeAttribute("aria-sort"));
    table.tBodies[0].replaceChildren(...rows.map(([serializer, ...cells]) => {
      const link = element("a", { href: model.cases[serializer], textContent: model.serializers[serializer].name });
      return element("tr", {}, element("th", { scope: "row" }, link), ...cells.map((cell) => {
        if (typeof cell === "string") return element("td", { textContent: cell });
        const [text, v] = cell;
        const td = element("td", { textContent: text });
        td.dataset.v = v ?? "";
        return td;
      }));
    }));
  };
  const optional = (v, text) => (v === null ? ["–", null] : [text(v), v]);

  const show = () => {
    const u = use();
    const { places, without } = rank(u);
    for (const output of form.querySelectorAll("output")) output.value = output.nextElementSibling.value;
    document.getElementById("weights").hidden = u.cost;
    document.getElementById("costs").hidden = !u.cost;
    document.querySelector("#ranked thead th:nth-child(3) button").textContent = u.cost ? "A month" : "Score";
    fill("ranked", places.map((p) => [
      p.serializer, [p.best === p.worst ? String(p.best) : p.best + "–" + p.worst, p.best], [figures.withRange(...p.score), p.score[0]],
      model.serializers[p.serializer].format, [figures.withMargin(...p.absolute), p.absolute[0]],
      [figures.exact(p.bytes), p.bytes], optional(p.allocs, figures.exact), optional(p.p99, (v) => figures.significant(v, 3)),
    ]));
    const front = places.filter((p) => p.front).sort((a, b) => a.bytes - b.bytes || a.paired[0] - b.paired[0]);
    fill("fronted", front.map((p) => [
      p.serializer, model.serializers[p.serializer].format, [figures.exact(p.bytes), p.bytes], [figures.withMargin(...p.paired), p.paired[0]],
    ]));
    document.getElementById("without").textContent = without.length ? `Without a place, since figures are missing or it is no library: ${without.join(", ")}.` : "";
    document.getElementById("meaning").textContent = meaning(u, places.length);
    plot(places, front);
  };

  const meaning = (u, n) => {
    const what = u.data.length === 1 ? model.data[u.data[0]] : "A message of each kind of data";
    const often = u.times.map((t, i) => (t ? `, ${model.operations[i].title} ${t === 1 ? "once" : t + " times"}` : "")).join("");
    const how = u.cost
      ? `what ${u.rate} messages a second cost in a month, in the unit of the prices`
      : "the score is how many times the best it costs, as a weighted geometric mean";
    return `${what}${often}; ${how}. ${n} of ${model.serializers.length} serializers have a place.`;
  };

  const plot = (places, front) => {
    if (!document.getElementById("front")) return;
    const wanted = charts.data("front");
    const [dots, steps, spans] = wanted.option.series;
    const sorted = [...places].sort((a, b) => a.bytes - b.bytes);
    dots.data = sorted.map((p) => ({
      name: model.serializers[p.serializer].name, value: [p.bytes, p.paired[0]],
      symbol: p.front ? "diamond" : "circle", symbolSize: p.front ? 14 : 9,
    }));
    steps.data = front.map((p) => ({ value: [p.bytes, p.paired[0]] }));
    spans.data = sorted.map((p) => ({ value: [p.bytes, p.paired[1], p.paired[2]] }));
    wanted.texts = [sorted.map((p) => `${figures.exact(p.bytes)} bytes, ${figures.withMargin(...p.paired)} ns`), [], []];
    wanted.colours = sorted.map((p) => model.colours[p.serializer]);
    charts.redraw("front", wanted);
  };

  const changed = () => {
    show();
    view.write(view.params(form));
  };
  const led = () => {
    view.read(form);
    show();
  };
  view.follow(form, { changed, led });
  led();
})();
