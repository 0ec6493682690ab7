import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { announcementMessages } from "../../announcements/announcementMessages.it.ts";
import type { languageMessages } from "../../language/languageMessages.it.ts";
import type { policyMessages } from "@favilla/design-system/legal/policyMessages.it.ts";
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

/** German texts of `policyMessages`. */
export const policyPages: WordsOf<typeof policyMessages> = {
  cookiesText: "Was in Ihrem Browser bleibt, wenn Sie den Kundenbereich nutzen, wozu es dient und wie lange.",
  noCookies: "Keine Cookies, kein Banner",
  noCookiesText:
    "Der Kundenbereich schreibt keine Cookies und verfolgt Sie nicht: Er behält im Speicher des Browsers nur, was er zum Funktionieren braucht.",
  noCookiesLaw: "Für diese technischen Speicher verlangt das Gesetz keine Einwilligung, aber Sie sollen wissen, welche es sind.",
  technicalCookies: "Nur technische Cookies, kein Banner",
  technicalCookiesText:
    "Der Kundenbereich schreibt Cookies nur für Ihre Anmeldung und verfolgt Sie nicht. Was er sonst zum Funktionieren braucht, steht im Speicher des Browsers.",
  stored: "Was wir behalten",
  name: "Technischer Name: {key}",
  local: "Steht im Browser, für alle Tabs.",
  tab: "Steht nur in diesem Tab.",
  sessionTitle: "Ihre Anmeldung",
  sessionText: "Sie bleiben im Kundenbereich, ohne auf jeder Seite das Passwort neu einzugeben.",
  sessionTime: "Bis Sie sich abmelden oder die Anmeldung abläuft.",
  tokensTitle: "Der Schlüssel Ihrer Anmeldung",
  tokensText: "Er sagt unseren Servern, dass Sie es sind. Kein Skript kann ihn lesen, auch keines des Kundenbereichs.",
  tokensTime: "Bis Sie sich abmelden oder die Anmeldung abläuft.",
  tokensPlace: "Steht in Cookies, die der Browser nur an unsere Server sendet.",
  signOutTitle: "Die noch offene Abmeldung",
  signOutText: "Wenn Sie sich ohne Verbindung abmelden, erinnert sie uns daran, die Anmeldung auch auf unseren Servern zu schließen.",
  signOutTime: "Bis das gelungen ist.",
  leftTitle: "Ihre Abmeldung",
  leftText: "Sie sagt den anderen Tabs, dass Sie sich abgemeldet haben, damit auch sie Ihre Daten löschen.",
  leftTime: "Ein Augenblick.",
  modeTitle: "Die Darstellung, die Sie gewählt haben",
  modeText: "Hell, dunkel oder mit hohem Kontrast, wenn Sie nicht dem Gerät folgen.",
  modeTime: "Bis Sie zu „Wie das Gerät“ zurückkehren.",
  languageTitle: "Die Sprache, die Sie gewählt haben",
  languageText: "Der Kundenbereich öffnet sich auf diesem Gerät in dieser Sprache.",
  languageTime: "Bis Sie die Daten der Website löschen.",
  discreetTitle: "Verborgene Beträge und Codes",
  discreetText: "Wenn Sie gewählt haben, Beträge und Codes nicht vor anderen zu zeigen.",
  discreetTime: "Bis Sie „Anzeigen“ drücken.",
  draftsTitle: "Was Sie zu schreiben begonnen haben",
  draftsText: "Sie finden ein Formular so wieder, wie Sie es verlassen haben. Passwörter, IBAN und Codes sind nie dabei.",
  draftsTime: "Bis Sie es senden, sich abmelden oder den Tab schließen.",
  scrollTitle: "Die Stelle auf der Seite",
  scrollText: "Wenn Sie zurückgehen, finden Sie die Seite dort, wo Sie sie verlassen haben.",
  scrollTime: "Bis Sie sich abmelden oder den Tab schließen.",
  dismissedTitle: "Die Hinweise, die Sie geschlossen haben",
  dismissedText: "Wir zeigen sie Ihnen während desselben Besuchs nicht noch einmal.",
  dismissedTime: "Bis Sie sich abmelden oder den Tab schließen.",
  reloadedTitle: "Die Aktualisierungen",
  reloadedText: "Nach einer neuen Version laden wir die Seite nur einmal neu.",
  reloadedTime: "Bis sich die Seite öffnet.",
  farewellTitle: "Warum wir Sie um die Anmeldung bitten",
  farewellText: "Wenn die Anmeldung abläuft oder Sie das Konto löschen, sagen wir es Ihnen auf der Anmeldeseite.",
  farewellTime: "Bis sich die Anmeldeseite öffnet.",
  others: "Andere Dienste",
  othersMaps:
    "Wenn Sie Adressvorschläge anfordern, geht der Text, den Sie schreiben, an deren Anbieter. Sie können die Adresse immer auch ohne Vorschläge schreiben.",
  othersTelemetry:
    "Wer den Kundenbereich betreibt, erhält die Fehler der Seiten und ihre Ladezeiten, ohne Angaben darüber, wer Sie sind oder was Sie ansehen.",
  othersNone: "Niemand sonst erhält Daten aus Ihrem Browser: keine Werbung, keine Statistik.",
  clear: "Wie Sie alles löschen",
  clearText:
    "Melden Sie sich vom Kundenbereich ab oder löschen Sie die Daten der Website in den Einstellungen Ihres Browsers. Das geht jederzeit.",
  privacy: "Datenschutzerklärung lesen",
  accessibilityText:
    "{brand} möchte, dass alle den Kundenbereich nutzen können, wie es das italienische Gesetz Nr.\u00a04 vom 9.\u00a0Januar\u00a02004 verlangt. Diese Erklärung gilt für den Kundenbereich.",
  state: "Stand der Konformität",
  stateUnknown: "Noch nicht bewertet",
  stateUnknownText:
    "Noch kein Mensch hat diesen Kundenbereich bewertet: Wir können nicht sagen, ob er alle Anforderungen der Norm UNI CEI EN 301549 erfüllt.",
  stateFull: "Vollständig konform",
  stateFullText: "Der Kundenbereich erfüllt die Anforderungen der Norm UNI CEI EN 301549.",
  statePartial: "Teilweise konform",
  statePartialText: "Der Kundenbereich erfüllt die Anforderungen der Norm UNI CEI EN 301549, außer den unten genannten.",
  stateNone: "Nicht konform",
  stateNoneText: "Der Kundenbereich erfüllt die Anforderungen der Norm UNI CEI EN 301549 nicht.",
  automatic: "Automatische Prüfung vom {date}",
  automaticNone: "Es gibt noch keine Ergebnisse einer automatischen Prüfung.",
  automaticCleanOne:
    "Eine Seite geprüft, kein Problem gefunden. Eine automatische Prüfung genügt nicht: Sie findet nur einen Teil der Probleme.",
  automaticCleanOther:
    "{count} Seiten geprüft, kein Problem gefunden. Eine automatische Prüfung genügt nicht: Sie findet nur einen Teil der Probleme.",
  automaticFoundOne: "Geprüfte Seiten: {count}. Ein Problem wurde gefunden, das wir gerade beheben.",
  automaticFoundOther: "Geprüfte Seiten: {count}. {violations} Probleme wurden gefunden, die wir gerade beheben.",
  barriers: "Nicht barrierefreie Inhalte",
  barriersUnknown: "Wir führen sie hier nach der Bewertung durch einen Menschen auf.",
  barriersNone: "Die Bewertung hat keine gefunden.",
  nonconformity: "Nicht konform mit dem Gesetz 4/2004: {text}",
  burden: "Unverhältnismäßige Belastung: {text}",
  scope: "Außerhalb des Anwendungsbereichs des Gesetzes: {text}",
  alternative: "Stattdessen: {text}",
  drafting: "Erstellung dieser Erklärung",
  draftingUnknown: "Sobald ein Mensch den Kundenbereich bewertet hat, finden Sie hier Datum und Methode.",
  draftingOwn: "Erstellt am {date}, nach einer eigenen Bewertung.",
  draftingThird: "Erstellt am {date}, nach der Bewertung durch einen Dritten.",
  draftingYearly: "Wir überprüfen sie jedes Jahr, bis zum 23. September.",
  feedback: "Feedback und Kontakt",
  feedbackText:
    "Funktioniert etwas mit Ihrer Art zu surfen nicht? Schreiben Sie uns oder rufen Sie uns an: Sagen Sie uns was, auf welcher Seite und mit welchen Hilfsmitteln.",
  enforcement: "Durchsetzungsverfahren",
  enforcementText:
    "Wenn unsere Antwort Sie nicht zufriedenstellt oder nicht innerhalb von 30 Tagen kommt, können Sie sich an die Agenzia per l’Italia Digitale wenden.",
  enforcementLink: "Die Website der Agenzia per l’Italia Digitale",
  about: "Über den Kundenbereich",
  aboutKeyboard:
    "Er ist für alle gemacht, die nur die Tastatur oder einen Screenreader nutzen, für Bildschirme von 320 Pixeln und für doppelt so großen Text.",
  aboutModes: "Er hat eine helle, eine dunkle und eine kontrastreiche Darstellung und respektiert den Wunsch nach weniger Bewegung.",
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
