import type { policyMessages } from "../../legal/policyMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `policyMessages`. */
export const words: WordsOf<typeof policyMessages> = {
  cookiesText: "What stays in your browser when you use the customer area, what it is for and for how long.",
  noCookies: "No cookies, no banner",
  noCookiesText: "The customer area writes no cookies and does not track you: it keeps in the browser’s memory only what it needs to work.",
  noCookiesLaw: "For this technical storage the law does not ask for your consent, but it wants you to know what is stored.",
  technicalCookies: "Technical cookies only, no banner",
  technicalCookiesText:
    "The customer area writes cookies only for your sign-in and does not track you. Whatever else it needs to work is in the browser’s memory.",
  stored: "What we keep",
  others: "Other services",
  othersMaps:
    "When you ask for address suggestions, what you type goes to the company that provides them. You can always type it without suggestions.",
  othersTelemetry:
    "Those who run the customer area receive the errors of the pages and how long they take, without anything that says who you are or what you look at.",
  othersNone: "Nobody else receives data from your browser: no advertising, no statistics.",
  clear: "How to delete everything",
  clearText: "Sign out of the customer area, or delete the site’s data in your browser’s settings. You can do so whenever you like.",
  privacy: "Read the privacy policy",
  accessibilityText:
    "{brand} wants everybody to be able to use its customer area, as the Italian law no.\u00a04 of 9\u00a0January\u00a02004 asks. This statement is about the customer area.",
  state: "Compliance status",
  barriers: "Content that is not accessible",
  drafting: "Preparation of this statement",
  draftingYearly: "We review it every year, by 23 September.",
  feedback: "Feedback and contacts",
  feedbackText:
    "Does something not work with the way you browse? Write to us or call us: tell us what, on which page and with which tools.",
  enforcement: "Enforcement procedure",
  enforcementText:
    "If our answer does not satisfy you, or does not come within 30 days, you can turn to the Agenzia per l’Italia Digitale.",
  enforcementLink: "The website of the Agenzia per l’Italia Digitale",
  about: "About the customer area",
  aboutKeyboard:
    "It is made for people who use only the keyboard or a screen reader, for screens of 320 pixels and for text twice as large.",
  aboutModes: "It has a light, a dark and a high-contrast appearance, and respects those who ask for less motion.",
};
