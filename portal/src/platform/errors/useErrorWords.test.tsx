import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ApiError, type ErrorName } from "./errors.ts";
import { useErrorWords } from "./useErrorWords.ts";

/** Returns the words for a refusal, on a page in the servers' language (undefined) or in another. */
function wordsFor(
  code: string,
  status: number,
  { retryAfter, contentLang, locale = "de-IT" }: { retryAfter?: number | undefined; contentLang?: string; locale?: string } = {},
): string {
  const error = new ApiError("no", { reason: "status", status, retryAfter, data: { code, message: "Dal server." } });
  let words = "";
  const Probe = ({ otherwise }: { otherwise: ErrorName }) => {
    words = useErrorWords()(error, otherwise);
    return null;
  };
  renderToString(
    <FavillaProvider locale={locale} contentLanguage={contentLang}>
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
  const waits = [0, 60, 900, undefined].map((retryAfter) => wordsFor("TOO-MANY-ATTEMPTS", 429, { contentLang: "it", retryAfter }));
  const told = ["in 1 Sekunde", "in 60 Sekunden", "in 15 Minuten", "in 15 Minuten"];
  expect(waits).toEqual(told.map((when) => `Troppi tentativi. Riprova ${when}.`));
  expect(wordsFor("TOO-MANY-ATTEMPTS", 429, { retryAfter: 60 })).toBe("Dal server.");
});

it("[AP-52] one second and one minute are told in the singular, in each language", () => {
  const busy = (retryAfter: number, locale: string) => wordsFor("BUSY", 503, { retryAfter, locale, contentLang: "it" }).slice(-24);
  const seconds = [1, 2, 101, 3600, 86_400];
  expect(seconds.map((each) => busy(each, "it-IT").replace(/^.*Riprova /, ""))).toEqual([
    ...["tra 1 secondo.", "tra 2 secondi."],
    ...["tra 2 minuti.", "tra 60 minuti.", "tra 24 ore."],
  ]);
  expect(seconds.map((each) => /in .*/.exec(busy(each, "en-IT"))?.[0])).toEqual([
    ...["in 1 second.", "in 2 seconds."],
    ...["in 2 minutes.", "in 60 minutes.", "in 24 hours."],
  ]);
});

it("[AP-28] what broken servers say is never shown", () => {
  for (const status of [500, 502, 503]) expect(wordsFor("DB", status)).toMatch(/^Non siamo riusciti a farti accedere/);
});
