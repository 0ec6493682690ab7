import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import * as de from "../../../portal/src/shell/locales/de.ts";
import * as en from "../../../portal/src/shell/locales/en.ts";
import { italianWords } from "../../../stories/words/languages.ts";

const repository = join(import.meta.dirname, "../../..");

/** Returns the Italian texts of the library and the portal, except those of the developers' page. */
async function italianTexts(): Promise<string[]> {
  const texts: string[] = [];
  for (const folder of ["design-system/src", "portal/src"])
    for (const file of readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })) {
      if (!/essages\.it\.ts$/.test(file)) continue;
      const exported = (await import(pathToFileURL(join(repository, folder, file)).href)) as Record<
        string,
        { words?: Record<string, string> }
      >;
      for (const { words } of Object.values(exported)) texts.push(...Object.values(words ?? {}));
    }
  return texts;
}

const textsOf = (catalogue: object): string[] => Object.values(catalogue).flatMap((room) => Object.values(room as Record<string, string>));

/** Makes a pattern of a text with placeholders. A text with hardly any letters of its own would match everything. */
const patternsOf = (texts: readonly string[], letters: number): RegExp[] =>
  texts
    .map((text) => text.split(/\{\w+\}/))
    .filter((parts) => parts.join("").replace(/[^\p{L}]/gu, "").length >= letters)
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").trim()).join("\\s*.+\\s*")}$`, "s"));

/** Returns all that a page shows or says: texts and accessible names, without what is marked as Italian by `lang`. */
const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title.replace(" – Favilla", "")]);
    const walker = document.createTreeWalker(document.querySelector("#root") as Element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest("[lang=it]:not(html)")) continue;
      const names = ["aria-label", "placeholder", "title", "alt", "aria-roledescription"];
      const texts = node instanceof Element ? names.map((name) => element.getAttribute(name)) : [node.textContent];
      for (const text of texts) if (text?.trim()) found.add(text.trim().replaceAll("\u00a0", " "));
    }
    return [...found];
  });

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

/** Streets: proper names need no `lang` (WCAG 3.1.2). */
const properNames = /\bVia dei Tigli\b/;

/** Begins of the names of links that end with a voucher's: an attribute has no `lang` of its own. */
const namedByVoucher = /^(?:Gutschein ansehen|See the voucher): /;

/** Returns a function that lists the Italian texts, of the catalogues or with a frequent Italian word, on a page in another language. */
export async function italianFinder(language: "de" | "en"): Promise<(page: Page) => Promise<string[]>> {
  const italian = patternsOf(plain(await italianTexts()), 4);
  const own = patternsOf(plain(textsOf(language === "de" ? de : en)), 2);
  return async (page) =>
    (await textsShown(page)).filter(
      (text) =>
        !properNames.test(text) &&
        !namedByVoucher.test(text) &&
        (italian.some((pattern) => pattern.test(text)) || italianWords.test(text)) &&
        !own.some((pattern) => pattern.test(text)),
    );
}
