import { defaultPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import type { PhonePrefix } from "./phonePrefixes.ts";

/** "Italia (+39)" without what stands before it already. */
const countryOf = (label: string) => label.replace(/\s*\(\+?\d+\)$/, "");

/** The prefixes to choose from, the number first; Italy's alone, called `italy`, while the others are on their way and where they could not be had. */
export const prefixOptions = (prefixes: readonly PhonePrefix[] | undefined, italy: string) =>
  prefixes?.map(({ label, value }) => ({ value, label: `+${value} ${countryOf(label)}` })) ?? [{ value: defaultPrefix, label: italy }];
