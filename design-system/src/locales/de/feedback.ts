import type { feedbackMessages } from "../../feedback/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `feedbackMessages`. */
export const words: WordsOf<typeof feedbackMessages> = {
  wait: "Einen Moment…",
  loading: "Wird geladen",
  dismiss: "Schließen",
  toast: "Meldung:",
  toasts: "Meldungen ({hotkey})",
  serverErrorTitle: "Etwas hat nicht funktioniert",
  serverErrorDescription: "Das liegt an uns, nicht an Ihnen: Ihre Daten sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  retry: "Wieder versuchen",
  helpCall: "Brauchen Sie sofort Hilfe? Rufen Sie {phone} an.",
};
