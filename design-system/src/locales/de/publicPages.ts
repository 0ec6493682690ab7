import type { publicMessages } from "../../access/publicMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `publicMessages`. */
export const words: WordsOf<typeof publicMessages> = {
  landingTitle: "Ihre Gutscheine, immer griffbereit",
  landingDescription:
    "Sie finden sie im Kundenbereich bei Rechnungen und Verbrauch: Sie sehen, was sie wert sind und wie lange, und nutzen sie vom Handy aus.",
  landingSteps: "So funktioniert es",
  landingStep1: "Anmelden",
  landingStep1Text: "Mit der E-Mail-Adresse des Kundenbereichs. Beim ersten Mal registrieren Sie sich mit der Kundennummer.",
  landingStep2: "Gutschein wählen",
  landingStep2Text: "Im Bereich Gutscheine finden Sie die gültigen, die benutzten und die abgelaufenen.",
  landingStep3: "An der Kasse zeigen",
  landingStep3Text: "Öffnen Sie den Strichcode auf dem Handy oder laden Sie das PDF herunter und drucken Sie es.",
  signIn: "Anmelden",
  register: "Registrieren",
  maintenanceTitle: "Wir führen Wartungsarbeiten durch",
  maintenance: "Der Kundenbereich ist bald wieder da. An Rechnungen und Zahlungen ändert sich nichts: Versuchen Sie es später wieder.",
  unreachableTitle: "Wir erreichen unsere Server nicht",
  unreachable:
    "Vielleicht fehlt die Verbindung, oder wir aktualisieren sie. Ihre Rechnungen sind sicher: Versuchen Sie es in einigen Minuten wieder.",
  updatingTitle: "Wir aktualisieren",
  updating: "Wir installieren eine neue Version des Kundenbereichs. Das dauert wenige Minuten: Versuchen Sie es bald wieder.",
  retry: "Wieder versuchen",
  backToSignIn: "Anmelden",
};
