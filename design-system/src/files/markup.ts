const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** Escapes text for markup, in an element or a quoted attribute. Line breaks are preserved. */
export const escaped = (text: string): string => text.replace(/[&<>"'\r\n\t]/g, (character) => entities[character] as string);
