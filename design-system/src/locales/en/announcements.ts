import type { announcementMessages } from "../../access/announcementMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `announcementMessages`. */
export const words: WordsOf<typeof announcementMessages> = {
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
