import { element, type FileNode } from "../data/fileNodes.ts";
import type { Euros } from "../data/kinds.ts";
import type { Formats } from "../data/useFormats.ts";
import { hiddenCode, hidePrivateParts } from "../theme/privateText.ts";

/** Writes the values of a file, as they are or with dots in place of names, codes and amounts. */
export interface DossierWriter {
  formats: Formats;
  /** True if names, codes and amounts are dots. */
  discreet: boolean;
  money: (euros: Euros | null) => string;
  code: (code: string) => FileNode;
  name: (name: string) => FileNode;
  /** Writes a text of the servers or of the customer. */
  text: (text: string) => FileNode;
  day: (day: string | null) => FileNode;
}

/** An e-mail address. */
const address = /[^\s@<>:]+@[^\s@<>]+/gu;

const signs = /[.*+?^${}()|[\]\\]/g;

/** Returns a text without the words of some names and without e-mail addresses. */
function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{M}’']+/u)).filter((word) => word.length > 1);
  const known = parts.length > 0 && new RegExp(`(?:${parts.map((word) => word.replace(signs, "\\$&")).join("|")})(?!\\p{L})`, "giu");
  const plain = text.replace(address, hiddenCode);
  return known ? plain.replace(known, hiddenCode) : plain;
}

const bdi = (text: string) => element("bdi", {}, text);

/**
 * Returns the writer of a file.
 * @param names names of the customer, which a discreet file does not tell in any text
 */
export function dossierWriter(formats: Formats, discreet: boolean, names: readonly string[]): DossierWriter {
  const { formatMoney, hiddenMoney, formatDayMonth, parseDate } = formats;
  const dots = () => hiddenCode;
  const text = (value: string) => bdi(discreet ? withoutNames(hidePrivateParts(value, hiddenMoney), names) : value);
  return {
    formats,
    discreet,
    money: (euros) => (discreet && Number.isFinite(euros) ? hiddenMoney : formatMoney(euros)),
    code: discreet ? dots : bdi,
    name: discreet ? dots : bdi,
    text,
    day: (value) => {
      const day = parseDate(value);
      return day ? element("time", { datetime: day }, formatDayMonth(day, { year: true }) ?? day) : "–";
    },
  };
}
