import { createContext, useContext } from "./hooks.ts";
import { warnMisuse } from "./misuse.ts";

/** The language, time zone and currency in which the components write. */
export interface Region {
  /** Language and country, "it-IT" or "de-IT". */
  readonly locale: string;
  /** Time zone in which a moment becomes a day, "Europe/Rome". */
  readonly timeZone: string;
  /** Currency of all amounts, "EUR". */
  readonly currency: string;
}

/** The region of a page that says none. */
export const italianRegion: Region = { locale: "it-IT", timeZone: "Europe/Rome", currency: "EUR" };

/**
 * Returns the locale whose figures and typed dates a region has. Browsers write English in Italy with Italian figures and English amounts,
 * and English without a country as in the United States: both are written as in Britain.
 */
export const writtenLocale = ({ locale }: Region): string => (/^en(-IT)?$/i.test(locale) ? "en-GB" : locale);

const supports = {
  locale: (value: string) => Intl.NumberFormat.supportedLocalesOf(value).length > 0,
  timeZone: (value: string) => Boolean(new Intl.DateTimeFormat("it", { timeZone: value })),
  currency: (value: string) => Boolean(new Intl.NumberFormat("it", { style: "currency", currency: value })),
};

/** Returns a value if the browser knows it, else the Italian one, with a warning in development. */
function known(prop: keyof Region, value: string): string {
  try {
    if (supports[prop](value)) return value;
  } catch {
    // Intl throws a RangeError for a value that is malformed, and an unknown locale is only missing.
  }
  if (process.env.NODE_ENV !== "production")
    warnMisuse(
      "theme/FavillaProvider",
      `\`${prop}\` is "${value}", which this browser does not know`,
      `It writes as with "${italianRegion[prop]}". Give one that Intl knows, such as "de-IT", "Europe/Vienna" or "CHF".`,
    );
  return italianRegion[prop];
}

const regions = new Map<string, Region>([[Object.values(italianRegion).join(), italianRegion]]);

/** Returns the region of these values: the same object for the same values. A missing or unknown value is Italian, never an error. */
export function regionOf({ locale, timeZone, currency }: { readonly [Part in keyof Region]?: string | undefined }): Region {
  const key = [locale ?? italianRegion.locale, timeZone ?? italianRegion.timeZone, currency ?? italianRegion.currency].join();
  const stored = regions.get(key);
  if (stored) return stored;
  const region = {
    locale: locale === undefined ? italianRegion.locale : known("locale", locale),
    timeZone: timeZone === undefined ? italianRegion.timeZone : known("timeZone", timeZone),
    currency: currency === undefined ? italianRegion.currency : known("currency", currency),
  };
  // The values may have become those of another region, whose formats exist already.
  const same = regions.get(Object.values(region).join()) ?? region;
  regions.set(key, same);
  return same;
}

/** Creates a function that makes something once for each region, such as its formats, which are slow to create. */
export function perRegion<Made>(make: (region: Region) => Made): (region: Region) => Made {
  const made = new WeakMap<Region, Made>();
  return (region) => {
    const stored = made.get(region);
    if (stored !== undefined) return stored;
    const result = make(region);
    made.set(region, result);
    return result;
  };
}

export const RegionContext = createContext<Region>(italianRegion);

/** Returns the region of the nearest `FavillaProvider`. */
export const useRegion = (): Region => useContext(RegionContext);
