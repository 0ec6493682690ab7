const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  agrave: "à",
  egrave: "è",
};

/** The plain words of a text that may be HTML, for paper: blocks become lines; scripts, styles and tags are removed. */
export const plainText = (text: string): string =>
  text
    .replace(/<(script|style|svg|iframe|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<(br|\/p|\/div|\/h\d|\/li|\/tr)\b[^>]*>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "– ")
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, "")
    .replace(/&(\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
