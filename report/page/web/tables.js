// Tables sort. A cell of a numeric column carries its number in data-v; an empty
// one has none and stays last whichever way the column is sorted.
const tables = (() => {
  const words = new Intl.Collator("en", { numeric: true });
  const key = (row, column) => {
    const cell = row.cells[column];
    if (!("v" in cell.dataset)) return cell.textContent;
    return cell.dataset.v === "" ? null : Number(cell.dataset.v);
  };
  const compare = (a, b) => (typeof a === "number" ? a - b : words.compare(a, b));

  const makeSortable = (table) => {
    const heads = [...table.tHead.rows[0].cells];
    const body = table.tBodies[0];
    heads.forEach((head, column) => {
      head.querySelector("button").addEventListener("click", () => {
        const up = head.getAttribute("aria-sort") !== "ascending";
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        const rows = [...body.rows].map((row) => ({ row, key: key(row, column) }));
        rows.sort((a, b) => {
          if (a.key === null || b.key === null) return (a.key === null) - (b.key === null);
          return up ? compare(a.key, b.key) : compare(b.key, a.key);
        });
        body.append(...rows.map((r) => r.row));
      });
    });
  };
  document.querySelectorAll("table.sortable").forEach(makeSortable);
  return { makeSortable, compare };
})();
