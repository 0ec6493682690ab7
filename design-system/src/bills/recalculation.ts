import { type CountedLine, saysRecalculation, sumCents } from "./billLine.ts";

/** Lines of one kind: those of the bill's own period, and those that recalculate an earlier one. */
export interface SplitLines<L> {
  own: readonly L[];
  recalculated: readonly L[];
}

const textOf = ({ label }: CountedLine) => label?.trim() || null;
const isNegative = ({ quantity }: CountedLine) => (quantity ?? 0) < 0;
const isSaid = ({ label }: CountedLine) => saysRecalculation(label);

/** Amounts of few units are equal to the cent at different prices, so the prices count where both are known. */
const isSamePrice = ({ unitPrice: one }: CountedLine, { unitPrice: other }: CountedLine) =>
  !Number.isFinite(one) || !Number.isFinite(other) || one === other;

const cancelOut = (one: CountedLine, other: CountedLine) =>
  textOf(one) === textOf(other) &&
  one.unit === other.unit &&
  isSamePrice(one, other) &&
  (one.quantity ?? 0) + (other.quantity ?? 0) === 0 &&
  sumCents([one, other]) === 0;

/**
 * Sorts lines by their texts and quantities: those of the bill's own period, and those that take back use and that no other line cancels.
 */
function sortedOut<L extends CountedLine>(lines: readonly L[]): { own: Set<L>; open: readonly L[] } {
  const own = new Set(lines.filter((line) => !isNegative(line) && !isSaid(line)));
  const open = lines.filter((line) => {
    if (!isNegative(line) || isSaid(line)) return false;
    const cancelled = [...own].find((other) => cancelOut(line, other));
    return !(cancelled && own.delete(cancelled));
  });
  return { own, open };
}

/** Tells whether some of the lines recalculate an earlier period. Lines that cancel each other do not. */
export const hasRecalculation = (lines: readonly CountedLine[]): boolean => lines.some(isSaid) || sortedOut(lines).open.length > 0;

/**
 * Separates the lines that recalculate an earlier period from those of the bill's own period: a negative quantity takes back what an earlier
 * bill charged, and a text may say it. Lines of one text and price that cancel each other to the cent are no use at all. Returns null if nothing tells
 * the own period's use: no line is left for it, or one of several has the same text as a negative one.
 */
export function splitRecalculation<L extends CountedLine>(lines: readonly L[]): SplitLines<L> | null {
  const { own, open } = sortedOut(lines);
  if (own.size === 0 && lines.length > 0) return null;
  const texts = new Set(open.map(textOf));
  if (own.size > 1 && [...own].some((line) => texts.has(textOf(line)))) return null;
  return { own: [...own], recalculated: lines.filter((line) => !own.has(line)) };
}
