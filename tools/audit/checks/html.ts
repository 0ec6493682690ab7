import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import type { Outcome, Scope } from "../finding.ts";

/** A browser's serialisation is not hand-written HTML, so rules of style do not apply. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "long-title": "off",
    "no-implicit-button-type": "error",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "require-sri": "off",
    "script-type": "off",
    "tel-non-breaking": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
  },
});

/** Checks that the page's HTML is valid: content models, ids, attributes. */
export async function validHtml(page: Page, scope: Scope): Promise<Outcome> {
  const html = await page.evaluate((isPage) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // Storybook's filters are not part of a story, and may appear twice.
    for (const added of copy.querySelectorAll("[data-audit], body script, body style, #storybook-a11y-vision-filters")) added.remove();
    if (isPage) return copy.outerHTML;
    // The document around a part is Storybook's.
    return `<html lang="it"><head><title>Part</title></head><body>${copy.querySelector("body")?.innerHTML}</body></html>`;
  }, scope === "page");
  const { results } = await validator.validateString(`<!DOCTYPE html>${html}`);
  return {
    findings: results
      .flatMap(({ messages }) => messages)
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => ({
        check: "html",
        rule: ruleId,
        level: "good practice",
        criteria: ["4.1.1"],
        target: selector ?? "",
        message,
      })),
    seen: ["4.1.1"],
  };
}
