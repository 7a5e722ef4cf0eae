// What a reader has set on a page stands in its address, so that a view can be
// kept and sent: every named control that is not as it was at first, and what the
// page itself adds.
const view = (() => {
  const controls = (form) => [...form.elements].filter((c) => c.name);
  const ticks = (control) => control.type === "checkbox" || control.type === "radio";

  // params returns the settings of a form.
  const params = (form) => {
    const set = new URLSearchParams();
    for (const c of controls(form)) {
      if (ticks(c)) {
        if (c.checked && !c.defaultChecked) set.set(c.name, c.type === "radio" ? c.value : "yes");
      } else if (c.value !== (c.tagName === "SELECT" ? c.options[0].value : c.defaultValue)) {
        set.set(c.name, c.value);
      }
    }
    return set;
  };

  const write = (set) => history.replaceState(null, "", "#" + set);

  // read sets a form to what the address says and returns the rest.
  const read = (form) => {
    const set = new URLSearchParams(location.hash.slice(1));
    for (const c of controls(form)) {
      if (c.type === "checkbox") c.checked = set.has(c.name);
      else if (c.type === "radio") c.checked = set.has(c.name) ? c.value === set.get(c.name) : c.defaultChecked;
      else if (c.tagName === "SELECT") {
        c.value = set.get(c.name) ?? c.options[0].value;
        if (c.selectedIndex < 0) c.selectedIndex = 0; // an address from another report
      } else c.value = set.get(c.name) ?? c.defaultValue;
    }
    return set;
  };

  // follow calls back when the form or the address has changed.
  const follow = (form, { changed, led, cleared }) => {
    form.hidden = false;
    form.addEventListener("input", changed);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(() => { cleared?.(); changed(); }));
    addEventListener("hashchange", () => {
      if (!document.getElementById(location.hash.slice(1))) led();
    });
    const copy = document.getElementById("copy");
    copy?.addEventListener("click", async () => {
      const title = copy.textContent;
      try {
        await navigator.clipboard.writeText(location.href);
        copy.textContent = "Copied";
      } catch {
        copy.textContent = "The address bar has it";
      }
      setTimeout(() => { copy.textContent = title; }, 2000);
    });
  };
  return { params, write, read, follow };
})();
