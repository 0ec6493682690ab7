import { useMessages } from "../theme/messages.ts";
import { useRegion } from "../theme/region.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { countryNamesOf } from "./countryNames.ts";
import { defaultPrefix } from "./phoneNumber.ts";

/** Removes the prefix from "Italia (+39)". */
const countryOf = (label: string) => label.replace(/\s*\(\+?\d+\)$/, "");

/** A telephone prefix of a list: digits without plus, and the country's Italian name. */
export interface PhonePrefix {
  value: string;
  label: string;
}

/** Props of a phone field. */
interface PrefixOptions {
  prefixes: PhonePrefix[];
  /** True if a number can be typed with another prefix. */
  otherPrefixes: boolean;
}

/**
 * Returns the options of a prefix select, each beginning with the number, with the countries in the page's language. While the prefixes are
 * loading, or if that failed, Italy is the only option, and any other prefix can be typed before the number.
 */
export function usePrefixOptions(prefixes: readonly PhonePrefix[] | undefined): PrefixOptions {
  const { italy } = useMessages(codeMessages);
  const countryName = countryNamesOf(useRegion());
  if (!prefixes) return { prefixes: [{ value: defaultPrefix, label: italy }], otherPrefixes: true };
  const options = prefixes.map(({ label, value }) => ({ value, label: `+${value} ${countryName(countryOf(label))}` }));
  return { prefixes: options, otherPrefixes: false };
}
