import { fill } from "../theme/messages.ts";

type Part = string | null | undefined;

/** Parts of an address (SU-10), each as it is stored. */
export interface AddressParts {
  toponym?: Part;
  /** The street, with or without its toponym. */
  via?: Part;
  civicNumber?: Part;
  staircase?: Part;
  floor?: Part;
  internal?: Part;
  postalCode?: Part;
  city?: Part;
  /** Two letters, or the province's name. */
  province?: Part;
}

/** Address of a supply (SU-10), as it is saved. Null means that the server sends nothing. */
export interface SupplyAddress {
  id: string;
  toponym: string | null;
  via: string | null;
  civicNumber: string | null;
  staircase: string | null;
  floor: string | null;
  internal: string | null;
  postalCode: string | null;
  city: string | null;
  province: string | null;
}

interface AddressWords {
  /** "scala {value}" */
  staircase: string;
  floor: string;
  internal: string;
}

/** Removes surrounding spaces and commas from a part. */
const clean = (part: Part): string => (part ?? "").replace(/\s+/g, " ").replace(/^[\s,;-]+|[\s,;-]+$/g, "");
const join = (separator: string, ...parts: string[]): string => parts.filter(Boolean).join(separator);

/**
 * Formats an address in up to three lines: street, position in the building, town. Missing parts leave no comma and no empty line: ["Via
 * Fittizia 8", "scala B, piano 3, interno 12", "40121 Bologna (BO)"].
 */
export function addressLines(parts: AddressParts, words: AddressWords): string[] {
  const toponym = clean(parts.toponym);
  const via = clean(parts.via);
  const named = via.toLowerCase().startsWith(`${toponym.toLowerCase()} `);
  const labelled = (key: keyof AddressWords) => {
    const value = clean(parts[key]);
    return value && fill(words[key], { value });
  };
  const province = clean(parts.province);
  return [
    join(" ", named ? "" : toponym, via, clean(parts.civicNumber)),
    join(", ", labelled("staircase"), labelled("floor"), labelled("internal")),
    join(" ", clean(parts.postalCode), clean(parts.city), province && `(${province})`),
  ].filter(Boolean);
}
