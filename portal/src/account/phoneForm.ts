import { phoneMask, splitPhone } from "@favilla/design-system/forms/phoneNumber.ts";
import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import type { PhonePrefix } from "../api/phonePrefixes.ts";
import { phoneOf, withPrefix } from "./phone.ts";
import type { profileMessages } from "./profileMessages.it.ts";

/** What a forced sign-in and a way out and back bring back. */
export const phoneDraft = z.object({
  prefix: z.string(),
  /** Digits; with a plus in front where it brought a prefix that the list doesn't have. */
  number: z.string(),
});
/** A telephone number as its field has it. */
export type PhoneValue = z.infer<typeof phoneDraft>;

export const defaultPrefix = "39";

type Words = Pick<WordsOf<typeof profileMessages>, "italy" | "phoneRequired" | "phoneInvalid" | "phonePrefixUnknown">;

/** "Italia (+39)" without what stands before it already. */
const countryOf = (label: string) => label.replace(/\s*\(\+?\d+\)$/, "");

/** The prefixes to choose from, the number first; Italy's alone while the others are on their way, and where they could not be had. */
export const prefixOptions = (prefixes: readonly PhonePrefix[] | undefined, { italy }: Words) =>
  prefixes?.map(({ label, value }) => ({ value, label: `+${value} ${countryOf(label)}` })) ?? [{ value: defaultPrefix, label: italy }];

/** Parts a number as the servers have it; one without prefix is Italian. */
export const readPhone = (phone: string | null, prefixes: readonly string[]): PhoneValue => ({
  prefix: defaultPrefix,
  ...splitPhone(phoneMask.plain(phone ?? ""), prefixes),
});

/** As the servers take it; undefined while there is a problem. */
export const writePhone = ({ prefix, number }: PhoneValue): string | undefined =>
  /^\d{8,}$/.test(number) ? phoneOf(withPrefix(prefix, number)) : undefined;

/** Whether two are one number, also where one brings its prefix twice: 393331234567 after +39. */
export const isSamePhone = (one: PhoneValue, other: PhoneValue): boolean => {
  const [first, second] = [writePhone(one), writePhone(other)];
  return first === second && (first !== undefined || (one.prefix === other.prefix && one.number === other.number));
};

/** What is wrong with a number, as one sentence. */
export function phoneProblem(value: PhoneValue, words: Words): string | undefined {
  if (value.number === "") return words.phoneRequired;
  if (value.number.startsWith("+")) return words.phonePrefixUnknown;
  return writePhone(value) ? undefined : words.phoneInvalid;
}
