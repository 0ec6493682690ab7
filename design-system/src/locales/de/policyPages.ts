import type { policyMessages } from "../../legal/policyMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `policyMessages`. */
export const words: WordsOf<typeof policyMessages> = {
  cookiesText: "Was in Ihrem Browser bleibt, wenn Sie den Kundenbereich nutzen, wozu es dient und wie lange.",
  noCookies: "Keine Cookies, kein Banner",
  noCookiesText:
    "Der Kundenbereich schreibt keine Cookies und verfolgt Sie nicht: Er behält im Speicher des Browsers nur, was er zum Funktionieren braucht.",
  noCookiesLaw: "Für diese technischen Speicher verlangt das Gesetz keine Einwilligung, aber Sie sollen wissen, welche es sind.",
  technicalCookies: "Nur technische Cookies, kein Banner",
  technicalCookiesText:
    "Der Kundenbereich schreibt Cookies nur für Ihre Anmeldung und verfolgt Sie nicht. Was er sonst zum Funktionieren braucht, steht im Speicher des Browsers.",
  stored: "Was wir behalten",
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
  barriers: "Nicht barrierefreie Inhalte",
  drafting: "Erstellung dieser Erklärung",
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
