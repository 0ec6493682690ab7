import { element, type FileDocument } from "../data/fileNodes.ts";
import type { Formats } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";
import { complaintsSection, earlierSection, rightsSection, whySection } from "./dossierAround.ts";
import { billSection, readingsSection } from "./dossierBill.ts";
import { type DossierFacts, type DossierWords, missingParts } from "./dossierFacts.ts";
import { dossierWriter } from "./dossierWriter.ts";

/**
 * Returns the file about a bill for whoever helps the customer (BL-200): the bill with its parts, readings, reasons, rights, the bills of the
 * twelve months before, and complaints. What could not be read is said.
 * @param personal true to write names, codes and amounts; without it they are dots
 */
export function billDossier(facts: DossierFacts, words: DossierWords, formats: Formats, personal: boolean): FileDocument {
  const { bill, customer, today, supplies } = facts;
  const names = [customer?.name, ...supplies.map(({ nickname }) => nickname)].flatMap((name) => name ?? []);
  const write = dossierWriter(formats, !personal, names);
  const title = fill(words.dossier.title, { year: bill.year, number: bill.number });
  const missing = missingParts(facts);
  const [beforeDay, afterDay] = words.dossier.made.split("{date}");
  return {
    language: formats.region.locale.split("-", 1)[0] as string,
    title,
    body: [
      element("h1", {}, title),
      element("p", {}, beforeDay, write.day(today), afterDay),
      ...(personal ? [] : [element("p", {}, words.dossier.hidden)]),
      ...(missing.length > 0
        ? [
            element(
              "section",
              { class: "note" },
              element("h2", {}, words.dossier.missingTitle),
              element(
                "ul",
                {},
                missing.map((part) => element("li", {}, fill(words.dossier.missing, { part: words.dossier[part] }))),
              ),
            ),
          ]
        : []),
      ...[billSection, readingsSection, whySection, rightsSection, earlierSection, complaintsSection].map((section) =>
        element("section", {}, section(facts, words, write)),
      ),
    ].filter(({ children }) => children.length > 0),
  };
}
