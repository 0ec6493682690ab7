import type { paySheetMessages } from "../../bills/paySheetMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `paySheetMessages`. */
export const words: WordsOf<typeof paySheetMessages> = {
  title: "So zahlen Sie",
  code: "Zahlungscode (codice avviso)",
  copy: "Code kopieren",
  noCode: "Im PDF finden Sie den Code und den Posterlagschein für die Zahlung.",
  places: "Wo Sie zahlen können",
  bank: "Bank oder App",
  bankText: "Suchen Sie CBILL oder pagoPA und fügen Sie den Code ein",
  bankNoCode: "Suchen Sie CBILL oder pagoPA: Der Code steht im PDF",
  post: "Post",
  postText: "Mit dem Posterlagschein im PDF",
  pdf: "PDF",
  pdfOf: "PDF der Rechnung {number} herunterladen",
  shop: "Tabakladen",
  shopText: "Zeigen Sie den Strichcode",
  shopNoCode: "Bringen Sie den Posterlagschein aus dem PDF mit",
  open: "Öffnen",
  close: "Schließen",
  openBarcode: "{words}: Strichcode",
  paidAlready: "Schon bezahlt?",
  paidAlreadyText: "Es dauert einige Tage, bis wir es sehen: Zahlen Sie nicht zweimal.",
  other: "Auch {name}, {amount}",
  howToPay: "So zahlen Sie",
  howToPayOf: "So zahlen Sie {name}",
};
