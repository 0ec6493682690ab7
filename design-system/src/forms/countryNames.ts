import { numberFormatsOf } from "../theme/numbers.ts";
import { perRegion } from "../theme/region.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Returns a function that gives the name of a country, or of several joined by "e", in the page's language (CH-31). The servers have the
 * Italian one; the browser knows both (Unicode CLDR). A name that it does not know stays as it is.
 */
export const countryNamesOf = perRegion((region): ((italian: string) => string) => {
  const { language } = new Intl.Locale(region.locale);
  if (language === "it") return (italian) => italian;
  const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  const [from, to] = [namesIn("it"), namesIn(region.locale)];
  const names = new Map(
    letters.flatMap((first) => letters.map((second) => [from.of(first + second) ?? "", to.of(first + second) ?? ""] as const)),
  );
  names.delete("");
  const { formatList } = numberFormatsOf(region);
  return (italian) => {
    const parts = names.has(italian) ? [italian] : italian.split(" e ");
    return parts.every((part) => names.get(part)) ? formatList(parts.map((part) => names.get(part) ?? part)) : italian;
  };
});
