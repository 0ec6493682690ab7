import { defaultPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useRegion } from "@favilla/design-system/theme/region.ts";
import { appMessages } from "../pages/messages.it.ts";
import { countryNamesOf } from "./countryNames.ts";
import type { PhonePrefix } from "./phonePrefixes.ts";

/** Removes the prefix from "Italia (+39)". */
const countryOf = (label: string) => label.replace(/\s*\(\+?\d+\)$/, "");

/** Props of a phone field. */
interface PrefixOptions {
  prefixes: { value: string; label: string }[];
  /** True if a number can be typed with another prefix. */
  otherPrefixes: boolean;
}

/**
 * Returns the options of a prefix select, each beginning with the number, with the countries in the page's language. While the prefixes are
 * loading, or if that failed, Italy is the only option, and any other prefix can be typed before the number.
 */
export function usePrefixOptions(prefixes: readonly PhonePrefix[] | undefined): PrefixOptions {
  const { italy } = useMessages(appMessages);
  const countryName = countryNamesOf(useRegion());
  if (!prefixes) return { prefixes: [{ value: defaultPrefix, label: italy }], otherPrefixes: true };
  const options = prefixes.map(({ label, value }) => ({ value, label: `+${value} ${countryName(countryOf(label))}` }));
  return { prefixes: options, otherPrefixes: false };
}
