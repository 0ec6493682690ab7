import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback } from "react";
import { ApiError, type ErrorName, errorNameOf } from "./errors.ts";
import { type ErrorWords, errorsMessages } from "./messages.it.ts";
import { useServerWords } from "./useServerWords.ts";

/** Server code of a password that can be guessed. Only the server knows by what (AC-35). */
const guessedPassword = "InvalidPasswordException";

/** Longest waiting time that is shown in seconds. One second is shown as two, for the plural. */
const longestInSeconds = 100;
const busyText = (words: ErrorWords, seconds: number): string =>
  seconds > longestInSeconds
    ? fill(words.busyMinutes, { count: Math.ceil(seconds / 60) })
    : fill(words.busySeconds, { count: Math.max(2, seconds) });

/**
 * Returns a function that explains a failure: with the portal's text for known errors, else for `otherwise`. For a rejected request (4xx)
 * with an unknown code, and for a password that can be guessed, it is the server's message where the page is Italian; messages of broken
 * servers are never shown. Stable between renders.
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
      return (usesServerWords && error.status < 500 && serverWords(error)) || words[name];
    },
    [words, serverWords],
  );
}
