import type { announcementMessages } from "../../access/announcementMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `announcementMessages`. */
export const words: WordsOf<typeof announcementMessages> = {
  announcements: "Hinweise",
  accountDeleted: "Ihr Konto gibt es nicht mehr",
  accountDeletedText: "Wir haben es gelöscht und bestätigen es Ihnen per E-Mail. Ihre Lieferungen bleiben aktiv.",
  accountPerhapsDeleted: "Ihr Konto ist wahrscheinlich gelöscht",
  accountPerhapsDeletedText:
    "Die Bestätigung kam nicht bei uns an, und Ihre Sitzung ist beendet. Um sicher zu sein, versuchen Sie sich anzumelden: Gelingt das nicht, gibt es das Konto nicht mehr. Ihre Lieferungen bleiben aktiv.",
  sessionExpired: "Zur Sicherheit wurden Sie abgemeldet",
  sessionExpiredText: "Melden Sie sich neu an, um fortzufahren.",
  sessionExpiredBack: "Melden Sie sich neu an: Sie kehren dorthin zurück, wo Sie waren.",
  leftElsewhere: "Sie haben den Kundenbereich in einem anderen Tab verlassen",
  leftElsewhereText: "Zu Ihrer Sicherheit haben wir auch diesen geschlossen.",
  cookiesRefused: "Ihr Browser nimmt die Cookies dieser Website nicht an",
  cookiesRefusedText:
    "Sie sind nur für die Anmeldung nötig: Erlauben Sie sie in den Einstellungen des Browsers und melden Sie sich neu an.",
  notStored: "Wir können uns Ihre Anmeldung nicht merken",
  notStoredText: "Ihr Browser lässt uns nichts speichern: Wenn Sie die Seite neu laden oder schließen, müssen Sie sich neu anmelden.",
};
