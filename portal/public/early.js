// Before anything is painted, and until the portal has started (docs/adr/0028).
{
  const { dataset } = document.documentElement;
  // What this page showed last, it shows again: not as it was drawn at build time.
  if (history.state?.usr) dataset.anew = "";
  try {
    // The colours that the customer has chosen (src/session/colourMode.ts).
    const mode = localStorage.getItem("favilla.mode");
    if (mode === "light" || mode === "dark" || mode === "contrast") dataset.mode = mode;
    // Nor is it for who is signed in (src/session/session.ts), or has begun to register (src/session/draft.ts).
    const begun = location.pathname === "/registrazione" && sessionStorage.getItem("favilla.drafts");
    const signedIn = localStorage.getItem("favilla.authentication");
    if (begun || signedIn) dataset.anew = "";
    // The page's files, together with the first ones.
    const ahead = signedIn && document.querySelector("meta[name=ahead]")?.content;
    for (const href of ahead ? ahead.split(" ") : []) {
      const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload", fetchPriority: "low" };
      document.head.append(Object.assign(document.createElement("link"), { ...kind, crossOrigin: "", href }));
    }
  } catch {
    // Storage is blocked: the system's colours, and nobody is signed in.
  }
  addEventListener("input", () => (dataset.typed = ""), { once: true });
  // A button that is pressed too early, or by Enter in its form, waits for the start.
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("#root[aria-busy] button");
      if (!button) return;
      event.preventDefault();
      document.querySelector("[data-held]")?.removeAttribute("data-held");
      button.dataset.held = "";
    },
    true,
  );
}
