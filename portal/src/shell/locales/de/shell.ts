import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { announcementMessages } from "../../announcements/announcementMessages.it.ts";
import type { languageMessages } from "../../language/languageMessages.it.ts";
import type { sessionMessages } from "../../session/messages.it.ts";
import type { startMessages } from "../../start/startMessages.it.ts";

/** German texts of `announcementMessages`. */
export const announcements: WordsOf<typeof announcementMessages> = {
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

/** German texts of `languageMessages`. */
export const languageChoice: WordsOf<typeof languageMessages> = {
  shown: "Die Seite ist jetzt auf Deutsch.",
  failed: "„{language}“ konnte nicht geladen werden: Die Seite bleibt auf Deutsch. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
};

/** German texts of `sessionMessages`. */
export const session: WordsOf<typeof sessionMessages> = {
  endingTitle: "Möchten Sie im Kundenbereich bleiben?",
  endingOne: "Zur Sicherheit bitten wir Sie in weniger als einer Minute um eine neue Anmeldung. Danach finden Sie diese Seite wieder.",
  endingOther: "Zur Sicherheit bitten wir Sie in weniger als {count} Minuten um eine neue Anmeldung. Danach finden Sie diese Seite wieder.",
  endingExtend: "Bleiben",
  endingDismiss: "Jetzt nicht",
};

/** German texts of `startMessages`. */
export const start: WordsOf<typeof startMessages> = {
  stillHere: "Ihre Eingaben sind noch da. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  later: "Jetzt nicht",
};
