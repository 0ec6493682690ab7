import type { paySheetMessages } from "../../bills/paySheetMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `paySheetMessages`. */
export const words: WordsOf<typeof paySheetMessages> = {
  title: "How to pay",
  code: "Notice code (codice avviso)",
  copy: "Copy the code",
  noCode: "The PDF has the code and the payment slip for this bill.",
  places: "Where you can pay",
  bank: "Bank or app",
  bankText: "Look for CBILL or pagoPA and paste the code",
  bankNoCode: "Look for CBILL or pagoPA: the code is in the PDF",
  post: "Post office",
  postText: "With the payment slip in the PDF",
  pdf: "PDF",
  pdfOf: "Download the PDF of bill {number}",
  shop: "Tobacconist’s",
  shopText: "Show the barcode",
  shopNoCode: "Take the payment slip in the PDF with you",
  open: "Open",
  close: "Close",
  openBarcode: "{words} the barcode",
  paidAlready: "Have you paid already?",
  paidAlreadyText: "It takes a few days until we can see it: don’t pay twice.",
  other: "Also {name}, {amount}",
  howToPay: "How to pay",
  howToPayOf: "How to pay {name}",
};
