import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ApiError, type ErrorName } from "./errors.ts";
import { useErrorWords } from "./useErrorWords.ts";

/** Returns the words for a refusal, on a page in the servers' language (undefined) or in another. */
function wordsFor(
  code: string,
  status: number,
  { retryAfter, contentLang }: { retryAfter?: number | undefined; contentLang?: string } = {},
): string {
  const error = new ApiError("no", { reason: "status", status, retryAfter, data: { code, message: "Dal server." } });
  let words = "";
  const Probe = ({ otherwise }: { otherwise: ErrorName }) => {
    words = useErrorWords()(error, otherwise);
    return null;
  };
  renderToString(
    <FavillaProvider locale="de-IT" contentLanguage={contentLang}>
      <Probe otherwise="Login" />
    </FavillaProvider>,
  );
  return words;
}

it("[AC-02] a sign-in that is refused for a reason says it in the page's language too", () => {
  expect(wordsFor("REGISTRATION-NOT-CONFIRMED", 403)).toBe("Dal server.");
  expect(wordsFor("REGISTRATION-NOT-CONFIRMED", 403, { contentLang: "it" })).toMatch(/^Prima conferma la registrazione/);
  expect(wordsFor("NEW", 403, { contentLang: "it" })).toMatch(/^Non siamo riusciti a farti accedere/);
});

it("[AP-25] too many attempts say how long to wait, by the servers' Retry-After or else a quarter of an hour", () => {
  const waits = [60, 61, 900, undefined].map((retryAfter) => wordsFor("TOO-MANY-ATTEMPTS", 429, { contentLang: "it", retryAfter }));
  expect(waits.map((words) => /^Troppi tentativi.* (\d+) minuti\.$/.exec(words)?.[1])).toEqual(["2", "2", "15", "15"]);
  expect(wordsFor("TOO-MANY-ATTEMPTS", 429, { retryAfter: 60 })).toBe("Dal server.");
});

it("[AP-28] what broken servers say is never shown", () => {
  for (const status of [500, 502, 503]) expect(wordsFor("DB", status)).toMatch(/^Non siamo riusciti a farti accedere/);
});
