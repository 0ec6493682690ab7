import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { announcementMessages } from "../../announcements/announcementMessages.it.ts";
import type { languageMessages } from "../../language/languageMessages.it.ts";
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
