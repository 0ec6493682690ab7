import type { assessmentMessages } from "../../legal/assessmentMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `assessmentMessages`. */
export const words: WordsOf<typeof assessmentMessages> = {
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
  barriersUnknown: "Wir führen sie hier nach der Bewertung durch einen Menschen auf.",
  barriersNone: "Die Bewertung hat keine gefunden.",
  nonconformity: "Nicht konform mit dem Gesetz 4/2004: {text}",
  burden: "Unverhältnismäßige Belastung: {text}",
  scope: "Außerhalb des Anwendungsbereichs des Gesetzes: {text}",
  alternative: "Stattdessen: {text}",
  draftingUnknown: "Sobald ein Mensch den Kundenbereich bewertet hat, finden Sie hier Datum und Methode.",
  draftingOwn: "Erstellt am {date}, nach einer eigenen Bewertung.",
  draftingThird: "Erstellt am {date}, nach der Bewertung durch einen Dritten.",
};
