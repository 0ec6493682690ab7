import { defaultPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import type { PhonePrefix } from "./phonePrefixes.ts";

/** Removes the prefix from "Italia (+39)". */
const countryOf = (label: string) => label.replace(/\s*\(\+?\d+\)$/, "");

/**
 * Returns the options of a prefix select, each beginning with the number. While the prefixes are loading, or if that failed, Italy is the
 * only option, labelled `italy`.
 */
export const prefixOptions = (prefixes: readonly PhonePrefix[] | undefined, italy: string) =>
  prefixes?.map(({ label, value }) => ({ value, label: `+${value} ${countryOf(label)}` })) ?? [{ value: defaultPrefix, label: italy }];
