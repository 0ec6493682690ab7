import { type CountedLine, dayUnit, sumCents, toCents } from "./billLine.ts";

/** Quantity and amount of lines with one unit. */
export interface Counted {
  quantity: number;
  cents: number;
  lines: number;
  /** Euros per unit: the price of the lines if they have one in common, else the mean. Null without a quantity. */
  price: number | null;
  /** True if `price` is the mean of several prices. */
  mean: boolean;
}

const none: Counted = { quantity: 0, cents: 0, lines: 0, price: null, mean: false };

const isCounted = ({ amount, quantity, unit }: CountedLine) => toCents(amount) !== null && Number.isFinite(quantity) && Boolean(unit);

function countOf(lines: readonly CountedLine[]): Counted {
  const quantity = lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  const cents = sumCents(lines);
  const prices = new Set(lines.map(({ unitPrice }) => (Number.isFinite(unitPrice) ? (unitPrice as number) : null)));
  const [only = null] = prices;
  const mean = quantity === 0 ? null : cents / 100 / quantity;
  return { quantity, cents, lines: lines.length, price: prices.size === 1 ? (only ?? mean) : mean, mean: prices.size > 1 };
}

/** Returns the counted lines by unit, or null if a line has no quantity: then a part of them would be taken for the whole. */
export function countByUnit(lines: readonly CountedLine[]): ReadonlyMap<string, Counted> | null {
  if (!lines.every(isCounted)) return null;
  const units = new Set(lines.map(({ unit }) => unit as string));
  return new Map([...units].map((unit) => [unit, countOf(lines.filter((line) => line.unit === unit))]));
}

/** A difference in cents, in two parts: `quantity` counts at the old price, `price` is the rest, at the new quantity. */
export interface Split {
  quantity: number;
  price: number;
}

/** Cents by which two amounts may disagree with their prices, since each of their lines is rounded. */
const rounding = (before: Counted, now: Counted) => 1 + (before.lines * (now.quantity / before.quantity) + now.lines) / 2;

/** Tells whether a part of the difference has the direction of what causes it. No part needs no cause. */
const follows = (cents: number, change: number) => cents === 0 || Math.sign(cents) === Math.sign(change);

/**
 * Returns the two parts of a difference, or null where they would not follow from quantities and prices: a quantity below zero, an amount
 * without a quantity, amounts that contradict their prices.
 */
export function splitDifference(before: Counted, now: Counted): Split | null {
  for (const { quantity, cents } of [before, now]) if (quantity < 0 || cents < 0 || (quantity === 0 && cents !== 0)) return null;
  const difference = now.cents - before.cents;
  const more = now.quantity - before.quantity;
  const dearer = before.price === null || now.price === null ? 0 : now.price - before.price;
  const quantity = before.quantity === 0 ? difference : Math.round(before.cents * (now.quantity / before.quantity - 1)) + 0;
  const price = difference - quantity;
  if (Math.abs(quantity) >= 1e13 || !follows(quantity, more)) return null;
  if (follows(price, dearer)) return { quantity, price };
  return Math.abs(price) <= rounding(before, now) && follows(difference, more) ? { quantity: difference, price: 0 } : null;
}

/** Quantities of the energy for one unit in both bills, and the parts of their difference. */
export interface EnergyPart {
  unit: string;
  before: Counted;
  now: Counted;
  split: Split;
}

/** Returns the parts of the energy for each unit, or null if the data do not separate quantity and price. */
export function energyParts(before: readonly CountedLine[], now: readonly CountedLine[]): EnergyPart[] | null {
  const [counts, counted] = [countByUnit(before), countByUnit(now)];
  if (!counts || !counted) return null;
  const parts = [...new Set([...counts.keys(), ...counted.keys()])].map((unit) => {
    const [one, other] = [counts.get(unit) ?? none, counted.get(unit) ?? none];
    return { unit, before: one, now: other, split: splitDifference(one, other) };
  });
  return parts.every((part): part is EnergyPart => part.split !== null) ? parts : null;
}

/** Returns lines that count days, as one. Several may count the same days side by side, so the days are then those of the period. */
function daysOf(lines: readonly CountedLine[], periodDays: number | null): Counted | null {
  const counts = countByUnit(lines);
  const days = counts?.get(dayUnit);
  if (!days || counts?.size !== 1) return null;
  const quantity = days.lines > 1 && periodDays ? periodDays : days.quantity;
  return { ...days, quantity, price: days.lines > 1 ? days.cents / 100 / quantity : days.price };
}

/** Returns the parts of the fixed amounts: days at the old daily price, and the price; null if they do not count days. */
export function fixedPart(
  before: { lines: readonly CountedLine[]; days: number | null },
  now: { lines: readonly CountedLine[]; days: number | null },
): Omit<EnergyPart, "unit"> | null {
  const [one, other] = [daysOf(before.lines, before.days), daysOf(now.lines, now.days)];
  const split = one && other && splitDifference(one, other);
  return split ? { before: one, now: other, split } : null;
}
