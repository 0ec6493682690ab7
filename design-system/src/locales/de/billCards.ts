import type { billCardMessages } from "../../bills/cardMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billCardMessages`. */
export const words: WordsOf<typeof billCardMessages> = {
  noneTitle: "Sie haben noch keine Rechnungen",
  noneText: "Sie sind neu bei uns: Sobald wir Ihre erste Rechnung ausstellen, finden Sie sie hier.",
  failed: "Wir können die Rechnungen nicht laden",
  downloading: "Ihre Datei wird vorbereitet…",
  downloadFailed: "Wir konnten die Rechnung nicht herunterladen",
  payBank: "Der Betrag wird zur Fälligkeit von Ihrem Bankkonto abgebucht: Sie müssen nichts tun.",
  payBankLate: "Die Lastschrift ist nicht eingegangen. Fragen Sie Ihre Bank oder zahlen Sie mit dem Code.",
  payBooklet: "Der Betrag wird zur Fälligkeit vom Postsparbuch abgebucht: Sie müssen nichts tun.",
  payBookletLate: "Die Abbuchung vom Postsparbuch ist nicht eingegangen. Fragen Sie die Post oder zahlen Sie mit dem Code.",
  payPostal: "Zahlen Sie mit dem Posterlagschein im PDF: bei Bank, Post oder im Tabakladen.",
  payPostalCode: "Zahlen Sie bei Bank, Post oder im Tabakladen: Der Code steht unter „So zahlen Sie“.",
  payUnknown: "Im PDF steht, wie und wo Sie zahlen.",
  lineElectricity: "Stromkosten",
  lineGas: "Erdgaskosten",
  lineTv: "Rundfunkgebühr (canone)",
  lineService: "Zusätzliche Dienste",
  lineOther: "Andere Posten",
  lineDays: "Tage",
};
