/** Returns the look that the page has, for the address of a story in a window of its own. */
export function lookInAddress(): string {
  const { brand, mode } = document.documentElement.dataset;
  return brand && mode ? `&globals=brand:${brand};mode:${mode}` : "";
}

/** Gives the look of the page to a story in a window of its own, whenever it changes. Returns what ends that. */
export function followLook(frame: HTMLIFrameElement): () => void {
  const observer = new MutationObserver(() => {
    const { brand, mode } = document.documentElement.dataset;
    const root = frame.contentDocument?.documentElement;
    if (root) Object.assign(root.dataset, { brand, mode });
  });
  observer.observe(document.documentElement, { attributeFilter: ["data-brand", "data-mode"] });
  return () => observer.disconnect();
}
