import { defaultPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useRegion } from "@favilla/design-system/theme/region.ts";
import { appMessages } from "../pages/messages.it.ts";
import { countryNamesOf } from "./countryNames.ts";
import type { PhonePrefix } from "./phonePrefixes.ts";

/** Removes the prefix from "Italia (+39)". */
const countryOf = (label: string) => label.replace(/\s*\(\+?\d+\)$/, "");

/**
 * Returns the options of a prefix select, each beginning with the number, with the countries in the page's language. While the prefixes are
 * loading, or if that failed, Italy is the only option.
 */
export function usePrefixOptions(prefixes: readonly PhonePrefix[] | undefined): { value: string; label: string }[] {
  const { italy } = useMessages(appMessages);
  const countryName = countryNamesOf(useRegion());
  if (!prefixes) return [{ value: defaultPrefix, label: italy }];
  return prefixes.map(({ label, value }) => ({ value, label: `+${value} ${countryName(countryOf(label))}` }));
}
