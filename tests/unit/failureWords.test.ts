import { failureMessages } from "@favilla/design-system/access/failureMessages.it.ts";
import { feedbackMessages } from "@favilla/design-system/feedback/messages.it.ts";
import { words as germanFailures } from "@favilla/design-system/locales/de/failures.ts";
import { words as germanFeedback } from "@favilla/design-system/locales/de/feedback.ts";
import { words as englishFailures } from "@favilla/design-system/locales/en/failures.ts";
import { words as englishFeedback } from "@favilla/design-system/locales/en/feedback.ts";
import { expect, it } from "vitest";
import { errorsMessages } from "../../portal/src/platform/errors/messages.it.ts";
import { errors as germanErrors } from "../../portal/src/shell/locales/de/platform.ts";
import { errors as englishErrors } from "../../portal/src/shell/locales/en/platform.ts";

it("[CH-68] what a failure of any page calls safe is the customer's data, in each language: only pages of bills name bills", () => {
  const catalogues = [
    [errorsMessages.words, englishErrors, germanErrors],
    [failureMessages.words, englishFailures, germanFailures],
    [feedbackMessages.words, englishFeedback, germanFeedback],
  ];
  for (const languages of catalogues)
    for (const words of languages) {
      const safe = Object.entries(words).filter(([, text]) => /al sicuro|are safe|sicher\b/.test(text));
      expect(safe.length).toBeGreaterThan(0);
      for (const [name, text] of safe) expect(text, name).not.toMatch(/bollett|bill|Rechnung/i);
    }
});
