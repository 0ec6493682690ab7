import type { stillToPayMessages } from "../../bills/stillToPayMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `stillToPayMessages`. */
export const words: WordsOf<typeof stillToPayMessages> = {
  stillDue: "Denken Sie daran: {amount} sind am {date} fällig, und die zahlen Sie noch selbst.",
  stillLate: "Denken Sie daran: {amount} waren am {date} fällig, und die zahlen Sie noch selbst.",
  noDate: "Denken Sie daran: {amount} zahlen Sie noch selbst.",
  before: "Diese Rechnung ist vor Ihrer Anfrage erschienen.",
  andOthers: "Auch {count} weitere Rechnungen dieser Lieferung zahlen Sie noch selbst.",
  andAnother: "Auch eine weitere Rechnung dieser Lieferung zahlen Sie noch selbst.",
  debited: "Schon gestellte Rechnungen werden noch wie bisher abgebucht.",
  unknown: "Schon gestellte Rechnungen zahlen Sie wie bisher.",
  howToPay: "So zahlen Sie",
};
