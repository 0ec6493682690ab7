import type { BarSlot } from "./layoutBars.ts";
import { isKnown } from "./sumKnown.ts";

/** Returns slots whose bars, and the lines across them, are all of one height, so that they tell nothing about the amounts (CH-21, CH-44). */
export const withEqualBars = (slots: readonly BarSlot[]): readonly BarSlot[] =>
  slots.map((slot) => {
    const known = slot.parts.filter(({ value }) => isKnown(value)).length;
    const parts = slot.parts.map((part) => ({ ...part, value: isKnown(part.value) ? 1 / known : null }));
    return { ...slot, parts, reference: isKnown(slot.reference) ? 1 : null };
  });
