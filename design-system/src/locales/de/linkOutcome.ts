import type { outcomeMessages } from "../../access/outcomeMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `outcomeMessages`. */
export const words: WordsOf<typeof outcomeMessages> = {
  registrationSuccessTitle: "Registrierung bestätigt",
  registrationSuccess: "Ihr Konto ist aktiv: Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.",
  registrationUsed: "Ihre Registrierung ist schon bestätigt: Sie können sich anmelden.",
  passwordSuccessTitle: "Passwort geändert",
  passwordSuccess: "Ab jetzt melden Sie sich mit dem neuen Passwort an. Zur Sicherheit haben wir Sie überall abgemeldet.",
  passwordUsed:
    "Das Passwort wurde mit diesem Link schon geändert. Waren Sie das nicht, fordern Sie einen neuen Link an und ändern Sie es sofort.",
  emailSuccessTitle: "E-Mail-Adresse geändert",
  emailSuccess: "Ab jetzt melden Sie sich mit der neuen Adresse an.",
  emailUsed: "Die Adresse ist schon geändert: Melden Sie sich mit der neuen an.",
  validationSuccessTitle: "E-Mail-Adresse bestätigt",
  validationSuccess: "Danke: Jetzt wissen wir, dass die Adresse Ihnen gehört.",
  validationUsed: "Die Adresse ist schon bestätigt: Sie müssen nichts weiter tun.",
  billEmailSuccessTitle: "E-Mail-Adresse für Rechnungen bestätigt",
  billEmailSuccess: "Die nächsten Rechnungen kommen an diese Adresse.",
  billEmailUsed: "Die Adresse für Ihre Rechnungen ist schon bestätigt: Sie müssen nichts weiter tun.",
  usedTitle: "Dieser Link wurde schon benutzt",
  expiredTitle: "Dieser Link ist abgelaufen",
  expired: "Zu Ihrer Sicherheit gelten Links nur kurz. Es ist nichts verloren: Fordern Sie einen neuen an.",
  foreignTitle: "Dieser Link ist ungültig",
  foreign: "Vielleicht ist er unvollständig oder Sie haben einen neueren. Öffnen Sie unsere letzte E-Mail oder fordern Sie eine neue an.",
  takenTitle: "Diese Adresse wird schon benutzt",
  taken: "Inzwischen gehört sie zu einem anderen Konto. Ihr Konto behält die bisherige Adresse: Wählen Sie eine andere, um sie zu ändern.",
  registrationTaken:
    "Ein anderes Konto hat diese Adresse schon. Wenn es Ihres ist, melden Sie sich an: Dort hilft man Ihnen auch bei einem vergessenen Passwort. Sonst registrieren Sie sich noch einmal mit einer anderen Adresse.",
  continue: "Anmelden",
  renewRegistration: "Neu registrieren",
  renew: "Neuen Link anfordern",
  otherAddress: "Andere Adresse wählen",
};
