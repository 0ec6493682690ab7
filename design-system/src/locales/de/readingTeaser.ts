import type { teaserMessages } from "../../readings/teaserMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `teaserMessages`. */
export const words: WordsOf<typeof teaserMessages> = {
  title: "Zeit für die Selbstablesung des Gaszählers",
  text: "Mit einer echten Ablesung zahlen Sie nur, was Sie verbrauchen.",
  textUntil: "Sie haben Zeit bis zum {date}: Mit einer echten Ablesung zahlen Sie nur, was Sie verbrauchen.",
  slim: "Gaszähler ablesen",
  slimUntil: "Spätestens {date}",
  slimText: "So zahlen Sie nur, was Sie verbrauchen",
  action: "Ablesung senden",
  close: "Hinweis auf die Selbstablesung schließen",
};
