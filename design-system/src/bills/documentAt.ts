/** Returns the element of a document that takes focus: its row in the list if that is on screen, else its row header. */
export function documentAt(frame: HTMLElement | null, index: number, id = ""): HTMLElement | null | undefined {
  const row = frame?.querySelector<HTMLElement>(`[data-document="${CSS.escape(id)}"]`);
  const shown = row && row.getClientRects().length > 0;
  return shown ? row : frame?.querySelector("tbody")?.rows[index]?.querySelector("th");
}
