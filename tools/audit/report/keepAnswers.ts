/**
 * Runs in the protocol, also from disk: copies each answer into the markup, since a browser saves a page without typed values; and offers
 * the filled page as a download.
 */
export function keepAnswers(): void {
  const growsByItself = CSS.supports("field-sizing", "content");
  const keep = (field: EventTarget | null) => {
    if (field instanceof HTMLTextAreaElement) {
      field.textContent = field.value;
      if (growsByItself) return;
      field.style.height = "auto";
      field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
    } else if (field instanceof HTMLInputElement && field.type === "radio") {
      for (const choice of document.getElementsByName(field.name) as NodeListOf<HTMLInputElement>)
        choice.toggleAttribute("checked", choice.checked);
    } else if (field instanceof HTMLInputElement) field.setAttribute("value", field.value);
  };
  document.addEventListener("input", ({ target }) => keep(target));
  // A browser may restore earlier input.
  window.addEventListener("pageshow", () => {
    for (const field of document.querySelectorAll("input, textarea")) keep(field);
  });
  // Enter in a field would reload the page.
  document.addEventListener("submit", (event) => event.preventDefault());
  document.querySelector("[data-save]")?.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`<!doctype html>\n${document.documentElement.outerHTML}`], { type: "text/html" }));
    link.download = "protocol-filled.html";
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
