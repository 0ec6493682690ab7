/** Estimates the maximum width of a text in pixels. The font is unknown, because the picture may be viewed anywhere. */
export const textWidth = (text: string, size: number): number => 0.6 * size * [...text].length;

/** Splits a text into lines of a given width. A word that is longer than a line is broken, so nothing is cut off. */
export function wrapText(text: string, width: number, size: number): string[] {
  const most = Math.max(1, Math.floor(width / textWidth("0", size)));
  const words = text.split(/ +/).flatMap((word) => {
    const characters = [...word];
    const count = Math.max(1, Math.ceil(characters.length / most));
    return Array.from({ length: count }, (_, part) => characters.slice(part * most, (part + 1) * most).join(""));
  });
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && [...line].length + 1 + [...word].length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
