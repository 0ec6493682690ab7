const grouped = /^-?[1-9]\d{0,2}(\.\d{3}){1,4}(,\d+)?$/;
const bare = /^-?\d{1,15}([.,]\d+)?$/;

/**
 * Returns a reader of numbers as servers send them: a number, or a text with an Italian comma or a point before the decimals, and points
 * between thousands. Anything else is null. `thousandths` tells what "1.234" is: of a number that has thousandths less than two, of
 * another more than a thousand.
 */
const numberReader =
  (thousandths: boolean) =>
  (value: unknown): number | null => {
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    const text = typeof value === "string" ? value.trim() : "";
    if (bare.test(text) && (thousandths || !grouped.test(text))) return Number(text.replace(",", "."));
    return grouped.test(text) ? Number(text.replaceAll(".", "").replace(",", ".")) : null;
  };

/** Parses euros, such as "12,3", "1.234,56" or "12.34". Amounts have no thousandths: "1.234" is more than a thousand. */
export const parseEuros = numberReader(false);

/** Parses kilowatt hours, cubic metres, days or a price per unit, such as "283" or "0,19572". All their decimals count. */
export const parseQuantity = numberReader(true);
