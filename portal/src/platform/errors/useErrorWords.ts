import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { type Region, useRegion, writtenLocale } from "@favilla/design-system/theme/region.ts";
import { useCallback } from "react";
import { ApiError, type ErrorName, errorNameOf } from "./errors.ts";
import { type ErrorWords, errorsMessages } from "./messages.it.ts";
import { useServerWords } from "./useServerWords.ts";

/** Server code of a password that can be guessed. Only the server knows by what (AC-35). */
const guessedPassword = "InvalidPasswordException";

/** Seconds to wait after too many attempts, if the server does not say (AC-25). */
const usualWait = 15 * 60;

/** Units of waiting times, with their seconds. A hundred of one are told in the next. */
const units = [
  ["second", 1],
  ["minute", 60],
  ["hour", 3600],
] as const;

/** Writes a waiting time, "tra 30 secondi" or "tra 15 minuti", with the word for one or for several. */
function waitText(seconds: number, region: Region): string {
  const [unit, length] = units.find(([, each]) => seconds <= 100 * each) ?? units[2];
  return new Intl.RelativeTimeFormat(writtenLocale(region)).format(Math.max(1, Math.ceil(seconds / length)), unit);
}

/** Returns the portal's words for a refusal that has no code of the portal (AP-07), for pages where the server's can't be shown. */
function refusalText(words: ErrorWords, { serverCode, retryAfter = usualWait }: ApiError, region: Region): string | undefined {
  if (serverCode === "REGISTRATION-NOT-CONFIRMED") return words.notConfirmed;
  return serverCode === "TOO-MANY-ATTEMPTS" ? fill(words.tooManyAttempts, { when: waitText(retryAfter, region) }) : undefined;
}

/**
 * Returns a function that explains a failure: with the portal's text for known errors, else for `otherwise`. For a rejected request (4xx)
 * with an unknown code, and for a password that can be guessed, it is the server's message where the page is Italian; messages of broken
 * servers are never shown. Elsewhere the refusals that a customer can do something about have words of the portal. Stable between renders.
 */
export function useErrorWords(): (error: unknown, otherwise?: ErrorName) => string {
  const words = useMessages(errorsMessages);
  const serverWords = useServerWords();
  const region = useRegion();
  return useCallback(
    (error, otherwise = "GenericError") => {
      if (!(error instanceof ApiError)) return words[otherwise];
      if (error.reason === "network" || error.reason === "timeout") return words[error.reason];
      if (error.malformed) return words.Parameters;
      if (error.status === 503 && error.retryAfter) return fill(words.busy, { when: waitText(error.retryAfter, region) });
      const name = errorNameOf(error.serverCode, otherwise);
      const usesServerWords = name === otherwise || error.serverCode === guessedPassword;
      return (usesServerWords && serverWords(error)) || (refusalText(words, error, region) ?? words[name]);
    },
    [words, serverWords, region],
  );
}
