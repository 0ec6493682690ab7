import type { recoverMessages } from "../../access/recoverMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `recoverMessages`. */
export const words: WordsOf<typeof recoverMessages> = {
  emailLead: "Mit der Steuernummer finden Sie die Adresse, mit der Sie registriert sind.",
  passwordLead: "Wir senden Ihnen einen Link, um ein neues zu wählen.",
  newPasswordLead: "Geben Sie es nur einmal ein: Mit dem Auge sehen Sie es.",
  signIn: "Anmelden",
  proofMissingTitle: "Melden Sie sich zuerst an",
  proofMissing: "Um das Konto zu aktualisieren, melden Sie sich mit Ihrer jetzigen E-Mail-Adresse und Ihrem Passwort an: Wir führen Sie.",
  proofExpiredTitle: "Es ist zu viel Zeit vergangen",
  proofExpired:
    "Zur Sicherheit haben Sie eine halbe Stunde, um das Konto zu aktualisieren. Melden Sie sich neu an und beginnen Sie von hier.",
  noRegistrationTitle: "Möchten Sie sich registrieren?",
  noRegistration:
    "Hier läuft keine Registrierung. Wenn Sie gerade eine gesendet haben, öffnen Sie den Link in der E-Mail: Er gilt 48 Stunden.",
  noChangeTitle: "Haben Sie ein neues Passwort?",
  noChange:
    "Hier wurde nichts geändert. Wenn Sie gerade ein Passwort gewählt haben, melden Sie sich damit an; wenn Sie es vergessen haben, senden wir Ihnen einen Link.",
  registrationLost: "Nichts angekommen? Sehen Sie auch im Spam-Ordner nach, oder",
  registerAgain: "registrieren Sie sich neu",
  resendFailed: "Wir konnten sie nicht neu senden: Versuchen Sie es wieder",
};
