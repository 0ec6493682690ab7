import type { Message } from "./catalogue.ts";

/** Kind of a text, derived from its key. */
export type Kind = "error" | "headline" | "button" | "text";

const errorKeys =
  /error|fail|invalid|required|missing|tooLong|tooMany|unreadable|blocked|negative|notDigits|notTicked|crashed|outdated|notStored|unavailable|unreachable/i;

/** Keys that look like errors but name a state or a lack of data. */
const notErrors = new Set([
  "consumption.missingOne",
  "consumption.missingOther",
  "payWay.calendarFailed",
  "requests.ClosedWithFailure",
  "requests.failed",
  "timeline.failed",
]);

const buttonKeys =
  /^(accept|action|again|apply|back|backHome|backToLogin|backToSignIn|cancel|change(Email|Password|Phone)|clear(Filters?)?|close|confirm|continue|copy|correct|delete|dismiss|download(Pdf|Csv)?|enter(Again)?|export|findEmail|forward|login|logout|loadMore(One|Other)|markRead|more(One|Other)|ok|register|reload|rename|renew\w*|resend|retry|save(Phone)?|see|send(Again|Code|Link|New)?|share|showBarcode|signIn|submit|understood|verify|\w+(Cancel|Close|Confirm|Continue|Keep))$/;

/** Headlines whose explanation has another key: the reason of a failed call, or the panel's own text. */
const sentences: Readonly<Record<string, string>> = {
  "access.failed": "errors.Login",
  "addressPanel.billingFailed": "errors.GenericError",
  "addressPanel.dialogFailed": "errors.network",
  "addressPanel.supplyFailed": "errors.GenericError",
  "accountPages.friendFailed": "errors.GenericError",
  "accountStatement.failureTitle": "feedback.serverErrorDescription",
  "billCards.downloadFailed": "errors.GenericError",
  "billCards.failed": "errors.GenericError",
  "billsPage.filterFailed": "errors.network",
  "billsPage.openFailed": "errors.GenericError",
  "cadastralPage.loadFailed": "errors.GenericError",
  "consumption.failedTitle": "feedback.serverErrorDescription",
  "consumptionPage.downloadFailed": "errors.network",
  "consumptionPage.failed": "errors.GenericError",
  "consumptionPage.filterFailed": "errors.network",
  "feedback.serverErrorTitle": "feedback.serverErrorDescription",
  "home.suppliesFailed": "errors.GenericError",
  "home.yearFailed": "errors.GenericError",
  "instalments.failureTitle": "feedback.serverErrorDescription",
  "contract.failureTitle": "feedback.serverErrorDescription",
  "complaintPage.failureTitle": "feedback.serverErrorDescription",
  "notifications.failureTitle": "feedback.serverErrorDescription",
  "pages.errorPage": "failures.errorText",
  "paymentPanel.failed": "errors.GenericError",
  "paymentWizard.failed": "errors.GenericError",
  "statementPage.exportFailed": "errors.GenericError",
  "profilePages.addressFailed": "errors.GenericError",
  "profilePages.consentsFailed": "errors.GenericError",
  "profilePages.contactsFailed": "errors.GenericError",
  "profilePages.credentialsFailed": "errors.GenericError",
  "profilePages.myDataFailed": "errors.GenericError",
  "profilePages.sendFailed": "errors.GenericError",
  "readingForm.failureTitle": "errors.GenericError",
  "readings.historyFailureTitle": "feedback.serverErrorDescription",
  "readingsPage.detailFailed": "errors.GenericError",
  "readingsPage.enterFailed": "errors.GenericError",
  "readingsPage.failed": "errors.GenericError",
  "readingsPage.guideFailed": "errors.network",
  "readingsPage.lastFailedTitle": "errors.GenericError",
  "readingsPage.sentFailed": "errors.GenericError",
  "readingsPage.windowsFailedTitle": "errors.GenericError",
  "registration.privacyFailure": "feedback.serverErrorDescription",
  "recoverPages.resendFailed": "errors.GenericError",
  "changes.failureTitle": "feedback.serverErrorDescription",
  "requests.failureTitle": "feedback.serverErrorDescription",
  "spending.failedTitle": "errors.GenericError",
  "signIn.failed": "errors.Login",
  "signIn.signInFailed": "errors.Login",
  "suppliesPage.failed": "errors.GenericError",
  "supplyPage.failed": "errors.GenericError",
  "supplyPage.partFailed": "errors.network",
  "voucherPages.barcodeFailed": "errors.network",
  "vouchers.failureTitle": "feedback.serverErrorDescription",
};

const idOf = ({ room, key }: Pick<Message, "room" | "key">) => `${room}.${key}`;

/** Returns the text that follows a headline, or undefined if the message is not a headline. */
export function sentenceAfter(message: Message, all: readonly Message[]): Message | undefined {
  const stem = message.key.replace(/Title$/, "");
  const detailIds = ["Text", "Description", "Help", ...(stem === message.key ? [] : [""])].map((end) => `${message.room}.${stem}${end}`);
  const ids = [sentences[idOf(message)], ...detailIds];
  return all.find((other) => other !== message && ids.includes(idOf(other)));
}

export function kindOf(message: Message, all: readonly Message[]): Kind {
  if (notErrors.has(idOf(message))) return "text";
  const typed = message.room === "typedFields" && !/Hint$|^(open|month$|year$)/.test(message.key);
  const isError = message.room === "errors" || typed || errorKeys.test(message.key);
  if (isError) return sentenceAfter(message, all) ? "headline" : "error";
  if (/Title$/.test(message.key)) return "headline";
  return buttonKeys.test(message.key) ? "button" : "text";
}

/** Maximum number of characters of each kind. A placeholder counts as four. */
export const limits: Readonly<Record<Kind, number>> = { error: 110, headline: 60, button: 36, text: 180 };

export const lengthOf = ({ text }: Message): number => text.replace(/\{\w+\}/g, "0000").length;

/** Matches an instruction in an error: an imperative, or words for what is possible or needed. */
const nextStep =
  /\b(accedi|apri|aspetta|cambia|chiama|chiedi|conferma|controlla|copia|correggi|detta|fatt[ei]|guarda|prova|registrati|ricarica|riprova|scambia|scegli|scrivi|spunta|togli|torna|usa)(l[aoie]|ne|ci|mi|ti)?\b|\b(puoi|devi|dovrai|trovi|leggi|servono|da rispettare)\b|ha \{days\} giorni/i;

/** Matches what an error says beside "riprova": whose fault it is, or what the customer must check. */
const reason = /\bnostr[oaie]\b|connessione|control|corrett|troppi|aspetta|risposta si è persa|installando|non sappiamo/i;

/** English words, which must not appear in an Italian sentence. */
const english =
  /\b(the|and|of|your|you|please|error|errors|loading|submit|click|save|cancel|close|open|next|previous|invalid|required|failed|success|warning|bill|bills|supply|reading|payment|user|username|logout|login|settings|download)\b/i;

const acronyms = new Set(["IBAN", "SEPA", "CBILL", "AAAA"]);

/** Returns the problems of a text, in a few words each. */
export function faultsOf(message: Message, all: readonly Message[]): string[] {
  const { text } = message;
  const kind = kindOf(message, all);
  const capitals = (text.match(/\p{Lu}{4,}/gu) ?? []).filter((word) => !acronyms.has(word));
  return [
    kind === "error" && !nextStep.test(text) && "says no next step",
    kind === "error" && /\briprova\b/i.test(text) && !reason.test(text) && "says to try again, but not why",
    kind === "error" && /riprova tra poco/i.test(text) && "says to try again soon, but not when",
    kind === "headline" &&
      errorKeys.test(message.key) &&
      !nextStep.test(sentenceAfter(message, all)?.text ?? "") &&
      "no sentence after it says a next step",
    lengthOf(message) > limits[kind] && `${lengthOf(message)} characters, ${limits[kind]} at most`,
    kind === "button" && /\.$/.test(text) && "ends with a full stop",
    english.test(text.replace(/\{\w+\}/g, "")) && `English: ${english.exec(text)?.[0]}`,
    capitals.length > 0 && `in capitals: ${capitals.join(", ")}`,
    /\w'\w/.test(text) && "a straight apostrophe",
    text.trim() !== text && "spaces at an end",
  ].filter((fault) => fault !== false);
}
