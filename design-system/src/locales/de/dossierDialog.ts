import type { dossierDialogMessages } from "../../bills/dossierDialogMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `dossierDialogMessages`. */
export const words: WordsOf<typeof dossierDialogMessages> = {
  open: "Unterlagen speichern",
  opening: "Wir öffnen die Unterlagen…",
  openFailed: "Wir können die Unterlagen nicht öffnen",
  openFailedText: "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  title: "Unterlagen zu dieser Rechnung",
  text: "Eine einzige Datei für die Person, die Ihnen hilft: Rechnung, Zählerstände, Gründe des Betrags, frühere Rechnungen und Beschwerden.",
  personal: "Mit persönlichen Daten",
  personalHint: "Ohne sie sind Namen, Beträge und Codes nur Punkte. Lesen Sie die Texte der Beschwerden trotzdem noch einmal.",
  save: "Unterlagen speichern",
  print: "Unterlagen drucken",
  missing: "Nicht gelesen: {parts}. Das liegt an uns oder der Verbindung: Versuchen Sie es noch einmal, oder machen Sie weiter.",
  retry: "Noch einmal versuchen",
  saveAnyway: "So speichern",
  printAnyway: "So drucken",
  saved: "Sie finden die Datei unter Ihren Downloads: {name}",
  failed: "Die Unterlagen sind nicht fertig: Das liegt an uns oder an Ihrem Gerät. Versuchen Sie es noch einmal.",
};
