import type { billFilterMessages } from "@favilla/design-system/bills/billFilterMessages.it.ts";
import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { PaymentCondition } from "../billCodes.ts";
import type { ProductLine } from "./statement.ts";

type Words = WordsOf<typeof billFilterMessages>;

const conditions: Record<PaymentCondition, keyof Words> = {
  bank: "paymentModesBank",
  booklet: "paymentModesBooklet",
  postal: "paymentModesPostal",
};
const lines: Record<ProductLine, keyof Words> = { light: "supplyTypesLight", gas: "supplyTypesGas", other: "supplyTypesOther" };

/** Returns the payment condition in words, or undefined if it is unknown, so that no code is shown. */
export const conditionLabel = (condition: PaymentCondition | null, words: Words): string | undefined =>
  condition === null ? undefined : words[conditions[condition]];

/** Returns the product line in words; "Altro" if it is unknown. */
export const productLineLabel = (line: ProductLine | null, words: Words): string => words[lines[line ?? "other"]];
