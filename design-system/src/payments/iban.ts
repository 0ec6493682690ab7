import { getCountrySpecifications, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { controlLetterOf } from "../forms/controlLetter.ts";
import { plainUpperCode } from "../forms/plainCode.ts";
import { ibanMask } from "../forms/textMask.ts";

/**
 * Codes with which the IBANs of the SEPA area begin: European Payments Council, EPC409-09, as of 2025. Albania, Moldova, Montenegro, North
 * Macedonia and Serbia are in it since November 2024 to May 2025; the list of ibantools is older. Gibraltar has an IBAN of its own; the
 * French territories, Åland and the British islands use those of France, Finland and Great Britain.
 */
const sepaCountries =
  "AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA".split(
    " ",
  );

const isSepaIban = (iban: string): boolean => sepaCountries.includes(iban.slice(0, 2));

const hasItalianControlLetter = (iban: string): boolean => iban[4] === controlLetterOf(iban.slice(5));

/**
 * Tells whether an IBAN without spaces ("IT60X0542811101000000123456") can be debited: it belongs to the SEPA area, its length and check
 * digits are correct, and so is the control letter for Italy and San Marino.
 */
export const isDebitIban = (iban: string): boolean =>
  isValidIBAN(iban) && isSepaIban(iban) && (!/^(IT|SM)/.test(iban) || hasItalianControlLetter(iban));

/** Reason why an IBAN can't be debited, as message keys. */
export type IbanProblem =
  | { issue: "ibanMissing" | "ibanShape" | "ibanCountry" | "ibanCheckDigits" }
  /** `expected` is the length in that country, `length` is the typed one. */
  | { issue: "ibanLength"; country: string; expected: number; length: number };

/** Returns the first useful reason why an IBAN without spaces can't be debited, or null if it can. */
export function ibanProblem(iban: string): IbanProblem | null {
  if (iban === "") return { issue: "ibanMissing" };
  if (isDebitIban(iban)) return null;
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}/.test(country)) return { issue: "ibanShape" };
  if (!isSepaIban(iban)) return { issue: "ibanCountry" };
  const expected = getCountrySpecifications()[country]?.chars;
  if (typeof expected === "number" && expected !== iban.length) return { issue: "ibanLength", country, expected, length: iban.length };
  return { issue: "ibanCheckDigits" };
}

/**
 * Schema of the bank account to debit (PM-05). Issues: those of `IbanProblem`, and `ibanSame`.
 * @param current the IBAN that is debited now, which is rejected
 */
export const ibanStepSchema = (current?: string | null) =>
  z.object({
    /** IBAN without spaces, in capitals: "IT60X0542811101000000123456". */
    iban: z.string().check(z.overwrite(ibanMask.plain), ({ value: iban, issues }) => {
      const problem = ibanProblem(iban);
      const message = problem?.issue ?? (iban === plainUpperCode(current ?? "") ? "ibanSame" : undefined);
      if (message) issues.push({ code: "custom", input: iban, message });
    }),
  });

export type IbanStepValues = z.infer<ReturnType<typeof ibanStepSchema>>;
