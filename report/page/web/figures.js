// Numbers with the digits that they deserve, by the same rules as the tables in
// the markup have them.
const figures = (() => {
  const mostDigits = 4;
  const magnitude = (v) => (v === 0 ? 0 : Math.max(Number(Math.abs(v).toExponential().split("e")[1]), -300));
  const margin = (v, low, high) => Math.max(v - low, high - v, 0);
  const place = (v, low, high) => {
    const most = magnitude(v) - mostDigits + 1;
    const m = margin(v, low, high);
    return m === 0 ? most : Math.min(Math.max(magnitude(m), most), magnitude(v));
  };
  // toFixed takes a number halfway between two up, and the tables take the even one.
  const fixed = (v, digits) => {
    const scaled = Math.abs(v) * 10 ** digits, below = Math.floor(scaled);
    const halfway = scaled - below === 0.5 && Number.isInteger(v * 2 ** (digits + 1));
    return (halfway && below % 2 === 0 ? Math.sign(v) * below / 10 ** digits : v).toFixed(digits);
  };
  const round = (v, p) => (p <= 0 ? v : Math.round(v / 10 ** p) * 10 ** p);
  const at = (v, p) => {
    if (v === 0) return "0";
    if (Math.abs(v) < 1e-9) return v.toExponential(0);
    return fixed(round(v, p), Math.min(100, Math.max(0, -p)));
  };
  const trim = (text) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
  const group = (text) => {
    const [whole, fraction] = text.split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
    return fraction === undefined ? grouped : grouped + "." + fraction;
  };

  const value = (v, low, high) => at(v, place(v, low, high));
  const withMargin = (v, low, high) => {
    const p = place(v, low, high), unit = 10 ** p;
    return at(v, p) + "±" + at(Math.ceil(margin(v, low, high) / unit - 1e-9) * unit, p);
  };
  const withRange = (v, low, high) => {
    const p = place(v, low, high);
    return at(v, p) + " (" + at(low, p) + "–" + at(high, p) + ")";
  };
  const significant = (v, n) => (v === 0 ? "0" : group(trim(at(v, magnitude(v) - n + 1))));
  const exact = (v) => (Number.isInteger(v) || Math.abs(v) >= 1000 ? group(fixed(v, 0)) : significant(v, 4));

  // A value is a number, or a list of it, its interval and perhaps a verdict.
  const print = (kind, v) => {
    switch (kind) {
      case "time": return withMargin(...v);
      case "rate": return group(value(...v));
      case "ratio": return withRange(...v) + (v[3] ? " " + v[3] : "");
      case "three": return significant(v, 3);
      case "single": return significant(v, 2);
    }
    return exact(v);
  };
  // What a spreadsheet takes: the number, and its interval where it has one, with
  // no more digits than are printed.
  const plain = (kind, v) => {
    if (Array.isArray(v)) {
      const p = place(v[0], v[1], v[2]);
      return [at(v[0], p), at(v[1], p), at(v[2], p)];
    }
    return [print(kind, v).replaceAll(",", "")];
  };
  const hasInterval = (kind) => kind === "time" || kind === "rate" || kind === "ratio";
  return { value, withMargin, withRange, significant, exact, print, plain, hasInterval };
})();
