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

/** Text to stand in markup, in an element or a quoted attribute; line ends survive. */
export const escaped = (text: string): string => text.replace(/[&<>"'\r\n\t]/g, (character) => entities[character] as string);
