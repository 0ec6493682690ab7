/**
 * Finds in built files what some browsers lack, by MDN's compatibility data. A feature is named as MDN names it
 * ("javascript.builtins.Array.toSorted"). A member is recognised by its name alone: one that an older object has too cannot be told apart.
 * So is an attribute that a script sets. Values of attributes are not looked at.
 */

import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { parseSync, Visitor } from "oxc-parser";

export type Browser = "safari_ios" | "chrome" | "firefox";
/** First versions of the browsers. */
export type Floor = Record<Browser, number>;

export interface Feature {
  /** MDN's name. */
  id: string;
  /** First version in each browser, null where it has none. */
  since: Record<Browser, number | null>;
}

const browsers: readonly Browser[] = ["safari_ios", "chrome", "firefox"];

/** Returns the first version that has the feature whole: not behind a flag, a prefix or another name. */
function versionIn(compat: CompatStatement, browser: Browser): number | null {
  const support = compat.support[browser];
  const all = (Array.isArray(support) ? support : [support]).filter((each): each is SimpleSupportStatement => Boolean(each));
  const plain = all.find(({ flags, prefix, alternative_name: other, version_removed: removed }) => !flags && !prefix && !other && !removed);
  const version = plain?.version_added;
  return typeof version === "string" ? Number.parseFloat(version.replace("≤", "")) : null;
}

const sinceOf = (compat: CompatStatement): Feature["since"] => ({
  safari_ios: versionIn(compat, "safari_ios"),
  chrome: versionIn(compat, "chrome"),
  firefox: versionIn(compat, "firefox"),
});

const isNewer = (since: Feature["since"], floor: Floor): boolean =>
  browsers.some((browser) => (since[browser] ?? Number.POSITIVE_INFINITY) > floor[browser]);

const { api, css, html, javascript } = data as unknown as CompatData;

/** Objects that a page of text, forms and files deals with. The names of other objects' members are those of customers' data. */
const near =
  /^(Abort|Blob|CSSStyleSheet|Clipboard|CustomElement|DOMRect|Document|Element|Event|File|FormData|HTML(Element|Dialog|Input|Select|Details|Form|Button|Template)|History|IntersectionObserver$|KeyboardEvent|Location|MediaQuery|MutationObserver|Navigator$|Node|Performance$|PointerEvent|Range|Request|ResizeObserver|Response|Selection|Storage$|URL|ViewTransition|Window)/;

const relative = ["w", "h", "i", "b", "min", "max"];
/** The units that MDN has under one name. */
const unitGroups: Record<string, readonly string[]> = {
  container_query_length_units: relative.map((side) => `cq${side}`),
  viewport_percentage_units_dynamic: relative.map((side) => `dv${side}`),
  viewport_percentage_units_large: relative.map((side) => `lv${side}`),
  viewport_percentage_units_small: relative.map((side) => `sv${side}`),
};

const childrenOf = (tree: Identifier | undefined): [string, Identifier][] =>
  Object.entries((tree ?? {}) as Record<string, Identifier>).filter(([name]) => name !== "__compat");

/** Features that are newer than the floor, by the token that shows their use. A name that something older has too shows nothing. */
export class Newer {
  readonly #floor: Floor;
  readonly #css = new Map<string, Feature | null>();
  readonly #script = new Map<string, Feature | null>();
  readonly #markup = new Map<string, Feature | null>();
  /** Attributes by their name alone. */
  readonly #attributes = new Map<string, Feature | null>();

  constructor(floor: Floor) {
    this.#floor = floor;
    this.#add(this.#css, css["at-rules"], (name) => `@${name}`, "css.at-rules");
    this.#add(this.#css, css["selectors"], (name) => `:${name}`, "css.selectors");
    this.#add(this.#css, css["properties"], (name) => `${name}:`, "css.properties");
    for (const [name, property] of childrenOf(css["properties"]))
      this.#add(this.#css, property, (value) => `${name}:${value.replaceAll("_", "-")}`, `css.properties.${name}`);
    const types = css["types"] as Identifier;
    this.#add(this.#css, types, (name) => `${name}(`, "css.types");
    for (const [type, functions] of childrenOf(types)) this.#add(this.#css, functions, (name) => `${name}(`, `css.types.${type}`);
    const lengths = types["length"];
    this.#add(this.#css, lengths, (name) => `1${name}`, "css.types.length");
    for (const [group, units] of Object.entries(unitGroups)) {
      const { [group]: compat } = lengths as unknown as Record<string, Identifier>;
      if (compat)
        for (const unit of units) this.#add(this.#css, { [group]: compat } as unknown as Identifier, () => `1${unit}`, "css.types.length");
    }
    this.#add(this.#css, css["at-rules"]?.["media"], (name) => `(${name}`, "css.at-rules.media");
    for (const [path, tree] of [
      ["javascript.builtins", javascript["builtins"] as Identifier],
      ["api", api as Identifier],
    ] as const) {
      this.#add(this.#script, tree, (name) => name, path);
      for (const [owner, members] of childrenOf(tree)) {
        this.#add(
          this.#script,
          members,
          (name) => (name.endsWith("_static") ? `${owner}.${name.replace("_static", "")}` : `.${name}`),
          `${path}.${owner}`,
          path !== "api" || near.test(owner),
        );
      }
    }
    this.#add(this.#markup, html["global_attributes"], (name) => ` ${name}`, "html.global_attributes");
    this.#add(this.#attributes, html["global_attributes"], (name) => name, "html.global_attributes");
    for (const [element, attributes] of childrenOf(html["elements"])) {
      this.#add(this.#markup, attributes, (name) => `<${element} ${name}`, `html.elements.${element}`);
      this.#add(this.#attributes, attributes, (name) => name, `html.elements.${element}`);
    }
  }

  #add(
    into: Map<string, Feature | null>,
    tree: Identifier | undefined,
    token: (name: string) => string,
    path: string,
    matters = true,
  ): void {
    for (const [name, { __compat: compat }] of childrenOf(tree)) {
      if (!compat || compat.status?.standard_track === false) continue;
      const since = sinceOf(compat);
      const known = into.get(token(name));
      if (!isNewer(since, this.#floor)) into.set(token(name), null);
      else if (known === undefined && matters) into.set(token(name), { id: `${path}.${name}`, since });
    }
  }

  inCss(text: string): Feature[] {
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
    const tokens = new Set<string>();
    for (const [token] of plain.matchAll(/@[a-z-]+/g)) tokens.add(token);
    for (const [, condition = ""] of plain.matchAll(/@media([^{]*)\{/g))
      for (const [name] of condition.matchAll(/\([a-z-]+/g)) tokens.add(name);
    for (const [, selector = ""] of plain.matchAll(/([^{};]+)\{/g))
      if (!selector.startsWith("@")) for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) tokens.add(`:${name}`);
    for (const [, name = "", value = ""] of plain.matchAll(/[{;]([a-z-]+):([^;{}]*)(?=[;}])/g)) {
      tokens.add(`${name}:`);
      for (const [, unit] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)) tokens.add(`1${unit}`);
      for (const [word, end] of value.matchAll(/[a-z][a-z-]*(\()?/g)) tokens.add(end ? word : `${name}:${word}`);
    }
    return this.#found(this.#css, tokens);
  }

  inScript(text: string): Feature[] {
    const tokens = new Set<string>();
    const selectors = new Set<string>();
    const keys = new Set<string>();
    const readText = (text: string) => {
      for (const [, name] of text.matchAll(/[\w\])*]::?([a-z-]+)/g)) selectors.add(`:${name}`);
    };
    new Visitor({
      Literal: ({ value }) => void (typeof value === "string" && readText(value)),
      TemplateElement: ({ value }) => readText(value.raw),
      Property: ({ key }) => void (key.type === "Identifier" && keys.add(key.name)),
      Identifier: ({ name }) => void tokens.add(name),
      MemberExpression: ({ object, property, computed }) => {
        if (computed || property.type !== "Identifier") return;
        tokens.add(`.${property.name}`);
        if (object.type === "Identifier") tokens.add(`${object.name}.${property.name}`);
      },
    }).visit(parseSync("built.js", text).program);
    return [...this.#found(this.#script, tokens), ...this.#found(this.#css, selectors), ...this.#found(this.#attributes, keys)];
  }

  inMarkup(text: string): Feature[] {
    const tokens = new Set<string>();
    for (const [, element = "", attributes = ""] of text.matchAll(/<([a-z]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)/g))
      for (const [, name = ""] of attributes.matchAll(/\s([a-z-]+)/g)) tokens.add(` ${name}`).add(`<${element} ${name}`);
    return this.#found(this.#markup, tokens);
  }

  #found(known: Map<string, Feature | null>, tokens: Set<string>): Feature[] {
    return [...tokens].flatMap((token) => known.get(token) ?? []);
  }
}
