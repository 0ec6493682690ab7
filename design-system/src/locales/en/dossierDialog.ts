import type { dossierDialogMessages } from "../../bills/dossierDialogMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `dossierDialogMessages`. */
export const words: WordsOf<typeof dossierDialogMessages> = {
  open: "Save the file for whoever helps",
  opening: "We are opening the file…",
  openFailed: "We cannot open the file",
  openFailedText: "Check your connection and try again.",
  title: "The file about this bill",
  text: "One file for whoever helps you: the bill, the readings, the reasons for the amount, earlier bills and complaints.",
  personal: "With personal data",
  personalHint: "Without them, names, amounts and codes are dots. Still read the texts of complaints again.",
  save: "Save the file",
  print: "Print the file",
  missing: "We could not read: {parts}. It is a problem of ours or of the connection: try again, or go on like this.",
  retry: "Try again",
  saveAnyway: "Save it like this",
  printAnyway: "Print it like this",
  saved: "You find it among your downloads: {name}",
  failed: "The file is not ready: it is a problem of ours or of your device. Try again.",
};
