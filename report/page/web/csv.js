// Files for spreadsheets, which take a cell that begins like a formula for one,
// whatever quotes are around it: an apostrophe makes it text.
const csv = (() => {
  const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
  const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;
  const cell = (value) => {
    const text = String(value ?? "");
    if (number.test(text)) return text;
    return '"' + (formula.test(text) ? "'" : "") + text.replaceAll('"', '""') + '"';
  };
  const text = (rows) => rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
  const download = (name, rows) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["\ufeff" + text(rows)], { type: "text/csv" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  };
  return { text, download };
})();
