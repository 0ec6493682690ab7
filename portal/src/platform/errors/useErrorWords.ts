import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback } from "react";
import { ApiError, type ErrorName, errorNameOf } from "./errors.ts";
import { type ErrorWords, errorsMessages } from "./messages.it.ts";
import { useServerWords } from "./useServerWords.ts";

/** Server code of a password that can be guessed. Only the server knows by what (AC-35). */
const guessedPassword = "InvalidPasswordException";

/** Seconds to wait after too many attempts, if the server does not say (AC-25). */
const usualWait = 15 * 60;

/** Longest waiting time that is shown in seconds. One second is shown as two, for the plural. */
const longestInSeconds = 100;
const busyText = (words: ErrorWords, seconds: number): string =>
  seconds > longestInSeconds
    ? fill(words.busyMinutes, { count: Math.ceil(seconds / 60) })
    : fill(words.busySeconds, { count: Math.max(2, seconds) });

/** Returns the portal's words for a refusal that has no code of the portal (AP-07), for pages where the server's can't be shown. */
function refusalText(words: ErrorWords, { serverCode, retryAfter = usualWait }: ApiError): string | undefined {
  if (serverCode === "REGISTRATION-NOT-CONFIRMED") return words.notConfirmed;
  // One minute is shown as two, for the plural.
  return serverCode === "TOO-MANY-ATTEMPTS" ? fill(words.tooManyAttempts, { count: Math.max(2, Math.ceil(retryAfter / 60)) }) : undefined;
}

/**
 * Returns a function that explains a failure: with the portal's text for known errors, else for `otherwise`. For a rejected request (4xx)
 * with an unknown code, and for a password that can be guessed, it is the server's message where the page is Italian; messages of broken
 * servers are never shown. Elsewhere the refusals that a customer can do something about have words of the portal. Stable between renders.
 */
export function useErrorWords(): (error: unknown, otherwise?: ErrorName) => string {
  const words = useMessages(errorsMessages);
  const serverWords = useServerWords();
  return useCallback(
    (error, otherwise = "GenericError") => {
      if (!(error instanceof ApiError)) return words[otherwise];
      if (error.reason === "network" || error.reason === "timeout") return words[error.reason];
      if (error.malformed) return words.Parameters;
      if (error.status === 503 && error.retryAfter) return busyText(words, error.retryAfter);
      const name = errorNameOf(error.serverCode, otherwise);
      const usesServerWords = name === otherwise || error.serverCode === guessedPassword;
      return (usesServerWords && serverWords(error)) || (refusalText(words, error) ?? words[name]);
    },
    [words, serverWords],
  );
}
