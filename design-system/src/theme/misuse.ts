import { isValidElement, type ReactNode } from "react";

// Each call stands behind `process.env.NODE_ENV !== "production"`, which bundlers decide: a site's build takes it out with its texts.

const reported = /* @__PURE__ */ new Set<string>();

/** Components that have reported a fault, by the fault ("amount NaN"). */
const reporters = /* @__PURE__ */ new Map<string, Set<string>>();

/** The components whose part a component may be. They are drawn first and report what they hand on, so that it stays silent then. */
export type Wholes = readonly string[] | "any";

/** The page about a component ("actions/Button"), or about all messages. */
function pageOf(component: string): string {
  const [, name] = component.split("/");
  if (!name) return "See @favilla/design-system/llms.txt, or ?path=/docs/specification-misuse--docs in Storybook.";
  const page = component.toLowerCase().replace("/", "-");
  return `See ${name} in @favilla/design-system/components.json, or ?path=/docs/${page}--docs in Storybook.`;
}

/** Says in the console, once, that a component ("actions/Button") or something else is misused, how to mend it, and where to read more. */
export function warnMisuse(component: string, fault: string, mend: string): void {
  const text = `[favilla] ${component.replace(/^.*\//, "")}: ${fault}. ${mend} ${pageOf(component)}`;
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(text);
}

/** Warns like `warnMisuse`, unless a component of `wholes` has reported the same fault: one mistake is said once, where it was written. */
export function warnOnce(fault: string, wholes: Wholes, ...[component, ...said]: Parameters<typeof warnMisuse>): void {
  const by = reporters.get(fault) ?? new Set<string>();
  if (wholes === "any" ? by.size > 0 : wholes.some((whole) => by.has(whole))) return;
  reporters.set(fault, by.add(component));
  warnMisuse(component, ...said);
}

/** Writes a value into a message. `String` throws for some objects, such as one without a prototype. */
function quote(value: unknown): string {
  if (typeof value === "string") return `"${value}"`;
  return typeof value === "object" && value !== null ? Object.prototype.toString.call(value) : String(value);
}

/** Tells whether a screen reader would read nothing. An element may render words, so it counts as some. */
const isSilent = (words: ReactNode): boolean =>
  Array.isArray(words)
    ? words.every(isSilent)
    : !isValidElement(words) && (words == null || typeof words === "boolean" || String(words).trim() === "");

/** Warns where the words that name a component are missing or empty (WCAG 4.1.2). `rest` may name it by ARIA instead. */
export function checkName(
  component: string,
  prop: string,
  words: ReactNode,
  rest: { readonly "aria-label"?: string | undefined; readonly "aria-labelledby"?: string | undefined } = {},
  wholes: Wholes = [],
): void {
  if (!isSilent(words) || rest["aria-label"]?.trim() || rest["aria-labelledby"]) return;
  const fault = `\`${prop}\` is empty, so that it has no accessible name`;
  warnOnce(fault, wholes, component, fault, `Give \`${prop}\` the words that say what it is.`);
}

/** Warns of a value that is not one of those that the component knows. */
export function checkKnown(component: string, prop: string, value: string, allowed: readonly string[], wholes: Wholes = []): void {
  if (allowed.includes(value)) return;
  const names = allowed.map(quote).join(", ");
  warnOnce(
    `${names} ${quote(value)}`,
    wholes,
    component,
    `\`${prop}\` is ${quote(value)}, which it does not know`,
    `Map it to one of ${names} where the data comes in.`,
  );
}

/** Warns of an amount that is neither a number nor missing (null, undefined). */
export function checkAmount(component: string, prop: string, amount: unknown, wholes: Wholes = []): void {
  if (amount == null || Number.isFinite(amount)) return;
  warnOnce(
    `amount ${quote(amount)}`,
    wholes,
    component,
    `\`${prop}\` is ${quote(amount)}, which is no number`,
    "Give euros as a number, and null where the amount is missing.",
  );
}

/** Warns of an id that two things of one list have. */
export function checkIds(component: string, prop: string, ids: readonly string[]): void {
  if (new Set(ids).size === ids.length) return;
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  warnMisuse(component, `\`${prop}\` has ${quote(twice)} twice`, "Give each its own: React and the document tell them apart by it.");
}

const placeholdersIn = (text: unknown): readonly string[] => String(text).match(/\{\w+\}/g) ?? [];

/**
 * Warns of a text of a site's own with other placeholders than the text that it replaces: nothing fills one that is not known, and what
 * stands for one that is missing is not said.
 */
export function checkPlaceholders(room: string, words: object, overrides: object): void {
  const originals: Readonly<Record<string, unknown>> = { ...words };
  for (const [key, text] of Object.entries(overrides)) {
    if (!(key in originals) || typeof text !== "string") continue;
    const [known, used] = [placeholdersIn(originals[key]), placeholdersIn(text)];
    const wrong = used.filter((name) => !known.includes(name));
    const missing = known.filter((name) => !used.includes(name));
    const component = `Words ${room}.${key}`;
    if (wrong.length > 0)
      warnMisuse(
        component,
        `the text has ${wrong.join(", ")}, which nothing fills`,
        known.length > 0 ? `Use ${known.join(", ")}.` : "This text has no placeholders.",
      );
    else if (missing.length > 0)
      warnMisuse(
        component,
        `the text lacks ${missing.join(", ")}, so that its value is not said`,
        `Write ${missing.join(", ")} where the value belongs, as in ${quote(originals[key])}.`,
      );
  }
}

/** Time in which the stylesheets of the same part of a page have come, in ms. */
const stylesheetTime = 1000;

function checkStylesheet(): void {
  if (typeof document === "undefined") return;
  const grounds = [document.documentElement, ...document.querySelectorAll("[data-brand]")];
  if (grounds.some((ground) => getComputedStyle(ground).getPropertyValue("--fv-color-text"))) return;
  // The stylesheet may be in a shadow root, with all that it is for.
  if ([...document.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot)) return;
  warnMisuse(
    "Stylesheet",
    "no brand's stylesheet is in the page, so that components have neither colours nor font",
    'Import one once, in the page or its layout: `import "@favilla/design-system/theme/favilla.css"`.',
  );
}

/** Warns of faults that concern a whole page: no stylesheet, two copies of the library. Documents without layout, as in tests, have neither. */
function checkPage(): void {
  if (typeof document === "undefined" || !document.documentElement?.clientWidth) return;
  const copies = Symbol.for("favilla.copies");
  const page = globalThis as { [copies]?: number };
  page[copies] = (page[copies] ?? 0) + 1;
  if (page[copies] === 2)
    warnMisuse(
      "The library",
      "two copies or versions of it are in the page, and components of one do not know the provider of the other",
      "`npm ls @favilla/design-system` names who brings them, `npm dedupe` makes them one.",
    );
  if (page[copies] === 1) setTimeout(checkStylesheet, stylesheetTime);
}

// Once for each copy of the library, when its first component is loaded.
if (process.env.NODE_ENV !== "production") checkPage();
