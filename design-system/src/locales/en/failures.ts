import type { failureMessages } from "../../access/failureMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `failureMessages`. */
export const words: WordsOf<typeof failureMessages> = {
  backToLogin: "Sign in",
  notFoundText: "This address does not exist, or no longer exists. Check it, or start again from home.",
  errorText: "This is our problem, not yours: your data are safe. Try again in a few minutes.",
  pageFailedText: "We can’t show you this page: this is our problem, not yours. Your data are safe: try again in a few minutes.",
  crashed: "Something broke",
  crashedText: "This is our problem, not yours. To keep you safe, we have signed you out: sign in again to continue.",
  outdated: "We can’t load this page",
  outdatedText: "There may be a new version of the customer area, or the connection is missing. Reload the page.",
  offline: "You are offline",
  offlineText: "This page is not on your device yet. We open it as soon as the connection is back; the pages you opened stay here.",
  ended: "Your session has ended",
  endedText: "To see your data again you have to sign in. You are offline: we open the sign-in page as soon as the connection is back.",
  reload: "Reload the page",
  retry: "Try again",
};
