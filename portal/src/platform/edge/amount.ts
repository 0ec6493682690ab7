const plainAmount = /^-?\d{1,15}(\.\d+)?$/;
const italian = /^-?(\d{1,3}(\.\d{3}){1,4}|\d{1,15})(,\d+)?$/;

/** Parses a number as servers send it: as a number, or as a text with an Italian comma or a point before the decimals. */
function parseDecimal(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (plainAmount.test(text)) return Number(text);
  return italian.test(text) ? Number(text.replaceAll(".", "").replace(",", ".")) : null;
}

/** Parses euros: a number, or a text such as "12,3", "1.234,56" or "12.34". Returns null for anything else. */
export const parseEuros = (value: unknown): number | null => parseDecimal(value);

/** Parses kilowatt hours, cubic metres, days or a price per unit: a number, or a text such as "283" or "0,19572". Null for anything else. */
export const parseQuantity = (value: unknown): number | null => parseDecimal(value);
