import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { announcementMessages } from "../../announcements/announcementMessages.it.ts";
import type { languageMessages } from "../../language/languageMessages.it.ts";
import type { policyMessages } from "@favilla/design-system/legal/policyMessages.it.ts";
import type { sessionMessages } from "../../session/messages.it.ts";
import type { startMessages } from "../../start/startMessages.it.ts";

/** English texts of `announcementMessages`. */
export const announcements: WordsOf<typeof announcementMessages> = {
  announcements: "Notices",
  accountDeleted: "Your account is gone",
  accountDeletedText: "We have deleted it, and confirm it to you by email. Your supplies stay active.",
  accountPerhapsDeleted: "Your account has probably been deleted",
  accountPerhapsDeletedText:
    "The confirmation did not reach us, and your session has ended. To know for certain, try to sign in: if that fails, the account is gone. Your supplies stay active.",
  sessionExpired: "To keep you safe, you were signed out",
  sessionExpiredText: "Sign in again to continue.",
  sessionExpiredBack: "Sign in again: you return to where you were.",
  leftElsewhere: "You signed out of the customer area in another tab",
  leftElsewhereText: "To keep you safe, we have closed this one too.",
  cookiesRefused: "Your browser does not accept this site’s cookies",
  cookiesRefusedText: "They are needed to sign in, and only for that: allow them in your browser’s settings, then sign in again.",
  notStored: "We can’t remember that you are signed in",
  notStoredText: "Your browser does not let us save data: if you reload or close the page, you will have to sign in again.",
};

/** English texts of `languageMessages`. */
export const languageChoice: WordsOf<typeof languageMessages> = {
  shown: "The page is in English.",
  failed: "We could not load “{language}”: the page stays in English. Check the connection and try again.",
};

/** English texts of `policyMessages`. */
export const policyPages: WordsOf<typeof policyMessages> = {
  cookiesText: "What stays in your browser when you use the customer area, what it is for and for how long.",
  noCookies: "No cookies, no banner",
  noCookiesText: "The customer area writes no cookies and does not track you: it keeps in the browser’s memory only what it needs to work.",
  noCookiesLaw: "For this technical storage the law does not ask for your consent, but it wants you to know what is stored.",
  technicalCookies: "Technical cookies only, no banner",
  technicalCookiesText:
    "The customer area writes cookies only for your sign-in and does not track you. Whatever else it needs to work is in the browser’s memory.",
  stored: "What we keep",
  name: "Technical name: {key}",
  local: "It is in the browser, for all tabs.",
  tab: "It is in this tab only.",
  sessionTitle: "Your sign-in",
  sessionText: "It keeps you in the customer area without typing the password again on each page.",
  sessionTime: "Until you sign out, or the sign-in expires.",
  tokensTitle: "The key of your sign-in",
  tokensText: "It tells our servers that it is you. No script can read it, not even those of the customer area.",
  tokensTime: "Until you sign out, or the sign-in expires.",
  tokensPlace: "It is in cookies that the browser sends to our servers only.",
  signOutTitle: "The sign-out to complete",
  signOutText: "If you sign out without a connection, it reminds us to close the sign-in on our servers too.",
  signOutTime: "Until we have managed to.",
  leftTitle: "Your sign-out",
  leftText: "It tells the other tabs that you have signed out, so that they delete your data too.",
  leftTime: "An instant.",
  modeTitle: "The appearance you have chosen",
  modeText: "Light, dark or high contrast, if you do not follow the device.",
  modeTime: "Until you go back to “Same as the device”.",
  languageTitle: "The language you have chosen",
  languageText: "The customer area opens in this language on this device.",
  languageTime: "Until you delete the site’s data.",
  discreetTitle: "Hidden amounts and codes",
  discreetText: "If you have chosen not to show amounts and codes to people near you.",
  discreetTime: "Until you press “Show”.",
  draftsTitle: "What you have started to type",
  draftsText: "You find a form again as you left it. Passwords, IBANs and codes are never in it.",
  draftsTime: "Until you send it, sign out or close the tab.",
  scrollTitle: "The place on the page",
  scrollText: "When you go back you find the page where you left it.",
  scrollTime: "Until you sign out or close the tab.",
  dismissedTitle: "The notices you have closed",
  dismissedText: "We do not show them again during the same visit.",
  dismissedTime: "Until you sign out or close the tab.",
  reloadedTitle: "Updates",
  reloadedText: "After a new version we reload the page only once.",
  reloadedTime: "Until the page opens.",
  farewellTitle: "Why we ask you to sign in",
  farewellText: "If the sign-in expires or you delete the account, we tell you so on the sign-in page.",
  farewellTime: "Until the sign-in page opens.",
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
  stateUnknown: "Not yet assessed",
  stateUnknownText:
    "No person has assessed this customer area yet: we cannot say whether it meets all the requirements of the standard UNI CEI EN 301549.",
  stateFull: "Fully compliant",
  stateFullText: "The customer area meets the requirements of the standard UNI CEI EN 301549.",
  statePartial: "Partially compliant",
  statePartialText: "The customer area meets the requirements of the standard UNI CEI EN 301549, except those listed below.",
  stateNone: "Not compliant",
  stateNoneText: "The customer area does not meet the requirements of the standard UNI CEI EN 301549.",
  automatic: "Automatic check of {date}",
  automaticNone: "There are no results of an automatic check yet.",
  automaticCleanOne: "One page checked, no problem found. An automatic check is not enough: it finds only some of the problems.",
  automaticCleanOther: "{count} pages checked, no problem found. An automatic check is not enough: it finds only some of the problems.",
  automaticFoundOne: "Pages checked: {count}. One problem was found, which we are mending.",
  automaticFoundOther: "Pages checked: {count}. {violations} problems were found, which we are mending.",
  barriers: "Content that is not accessible",
  barriersUnknown: "We list it here after a person’s assessment.",
  barriersNone: "The assessment found none.",
  nonconformity: "Not compliant with the law 4/2004: {text}",
  burden: "Disproportionate burden: {text}",
  scope: "Outside the scope of the law: {text}",
  alternative: "Instead: {text}",
  drafting: "Preparation of this statement",
  draftingUnknown: "When a person has assessed the customer area, you find the date and the method here.",
  draftingOwn: "Prepared on {date}, after our own assessment.",
  draftingThird: "Prepared on {date}, after a third party’s assessment.",
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

/** English texts of `sessionMessages`. */
export const session: WordsOf<typeof sessionMessages> = {
  endingTitle: "Do you want to stay in the customer area?",
  endingOne: "To keep you safe, we’ll ask you to sign in again in less than a minute. Then you come back to this page.",
  endingOther: "To keep you safe, we’ll ask you to sign in again in less than {count} minutes. Then you come back to this page.",
  endingExtend: "Stay",
  endingDismiss: "Not now",
};

/** English texts of `startMessages`. */
export const start: WordsOf<typeof startMessages> = {
  stillHere: "What you entered is still here. Check your connection and try again.",
  later: "Not now",
};
