const plain = /^-?\d+(\.\d+)?$/;
const italian = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;

/** Parses euros as servers send them: a number, or a text such as "12,3", "1.234,56" or "12.34". Returns null for anything else. */
export function parseEuros(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (plain.test(text)) return Number(text);
  return italian.test(text) ? Number(text.replaceAll(".", "").replace(",", ".")) : null;
}
