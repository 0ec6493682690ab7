// Before anything is painted: the colours that the customer has chosen (src/session/colourMode.ts).
try {
  const mode = localStorage.getItem("favilla.mode");
  if (mode === "light" || mode === "dark" || mode === "contrast") document.documentElement.dataset.mode = mode;
} catch {
  // Storage is blocked: the system's colours.
}
