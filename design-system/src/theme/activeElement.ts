/** Returns the focused element, also inside shadow roots: the document's own is then only the host of the outermost one. */
export function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
