/** Follows the changes of a version in one module of a site. Positions of the parser are kept, so that all other text stays as it is. */
import { type ParserPlugin, parse } from "@babel/parser";
import { foreignNames, isBound, isNode, type Node, walk } from "./upgradeNames.ts";
import type { Step } from "./upgradeSteps.ts";

const library = "@favilla/design-system";

interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Upgraded {
  text: string;
  /** Sentences about what was changed, with their line. */
  changed: string[];
  /** Sentences about what a person must change. */
  byHand: string[];
}

/** Entry of the library that a specifier names; "" for its root, undefined for another package. */
function entryOf(specifier: unknown): string | undefined {
  if (specifier === library) return "";
  return typeof specifier === "string" && specifier.startsWith(`${library}/`) ? specifier.slice(library.length + 1) : undefined;
}

const specifierOf = (entry: string) => (entry ? `${library}/${entry}` : library);

/** Key of an export in the table of a step, also if it was imported from the root. */
const keyOf = (entry: string, name: string, table: readonly string[]) =>
  entry ? `${entry}#${name}` : (table.find((key) => key.endsWith(`#${name}`)) ?? `#${name}`);

function parseModule(file: string, text: string): Node {
  const plugins: ParserPlugin[] = ["typescript", "decorators"];
  if (!/\.[cm]?ts$/.test(file)) plugins.push("jsx");
  return parse(text, { sourceType: "module", plugins, errorRecovery: true }).program as unknown as Node;
}

/** Names of an import or export: of the other module, and of this one. */
function namesOf(specifier: Node, kind: "import" | "export") {
  const outside = (specifier["imported"] ?? specifier["local"]) as Node;
  const inside = (kind === "import" ? specifier["local"] : specifier["exported"]) as Node;
  return { name: String(outside["name"] ?? outside["value"]), local: String(inside["name"] ?? inside["value"]) };
}

/** One module that follows one step. */
class Upgrade {
  readonly edits: Edit[] = [];
  readonly changed: string[] = [];
  readonly byHand: string[] = [];
  readonly #file: string;
  readonly #source: string;
  readonly #step: Step;
  readonly #program: Node;
  readonly #known: readonly string[];
  /** Names of the module with the key of their export after the step. */
  readonly #locals = new Map<string, string>();
  readonly #renamed = new Map<string, string>();
  readonly #handled = new Set<Node>();

  constructor(file: string, source: string, step: Step) {
    this.#file = file;
    this.#source = source;
    this.#step = step;
    this.#program = parseModule(file, source);
    this.#known = [
      ...Object.keys(step.exports),
      ...Object.keys(step.props),
      ...Object.keys(step.values),
      ...step.byHand.flatMap((each) => each.exports),
    ];
  }

  follow(): void {
    for (const statement of this.#program["body"] as Node[]) this.#followStatement(statement);
    walk(this.#program, (node, parent) => {
      for (const each of foreignNames(node)) this.#handled.add(each);
      if (node.type === "StringLiteral" && !this.#handled.has(node)) this.#followEntry(node);
      if (node.type === "JSXOpeningElement") this.#followElement(node);
      if (node.type === "Identifier" || node.type === "JSXIdentifier") this.#followName(node, parent);
      const isNamespace = (node["specifiers"] as Node[] | undefined)?.some(({ type }) => type === "ImportNamespaceSpecifier");
      if (node.type === "ImportExpression" || node.type === "ExportAllDeclaration" || isNamespace) this.#followWhole(node);
    });
  }

  #note(list: string[], node: Node, text: string): void {
    list.push(`${this.#file}:${node.loc.start.line} ${text}`);
  }

  #followStatement(statement: Node): void {
    const from = statement["source"];
    const entry = isNode(from) ? entryOf(from["value"]) : undefined;
    if (!isNode(from) || entry === undefined || !/^(Import|ExportNamed)Declaration$/.test(statement.type)) return;
    const specifiers = statement["specifiers"] as Node[];
    if (specifiers.length > 0 && specifiers.every(({ type }) => /^(Import|Export)Specifier$/.test(type)))
      this.#followNames(statement, from, entry);
  }

  /** Follows an import or export of names: one statement for each entry that they are in now. */
  #followNames(statement: Node, from: Node, entry: string): void {
    const specifiers = statement["specifiers"] as Node[];
    const kind = statement.type === "ImportDeclaration" ? "import" : "export";
    const outer = statement[`${kind}Kind`] === "type" ? "type " : "";
    const statements = new Map<string, string[]>();
    const followed = specifiers.map((each) => this.#followSpecifier(each, kind, entry));
    for (const { place, text } of followed) statements.set(place, [...(statements.get(place) ?? []), text]);
    if (!followed.some(({ isChanged }) => isChanged)) return;
    const quote = this.#source[from.start] as string;
    const text = [...statements].map(
      ([place, names]) =>
        `${kind} ${outer}{ ${names.join(", ")} } from ${quote}${specifierOf(this.#step.entries[place] ?? place)}${quote};`,
    );
    this.edits.push({ start: statement.start, end: statement.end, text: text.join("\n") });
    this.#handled.add(from);
    for (const each of specifiers) walk(each, (inner) => this.#handled.add(inner));
  }

  /** Follows one name of an import or export. Returns its entry and its text after the step. */
  #followSpecifier(each: Node, kind: "import" | "export", entry: string): { place: string; text: string; isChanged: boolean } {
    const { name, local } = namesOf(each, kind);
    const old = keyOf(this.#step.entries[entry] ?? entry, name, this.#known);
    const isChanged = Boolean(this.#step.exports[old]);
    const now = this.#step.exports[old] ?? old;
    const [toEntry = "", toName = name] = now.split("#");
    const place = entry ? toEntry : "";
    const sentence = [name, "is", ...(toName === name ? ["now"] : [toName]), ...(entry ? ["of", place] : [])];
    if (isChanged) this.#note(this.changed, each, sentence.join(" "));
    if (kind === "import") this.#locals.set(local, now);
    for (const { exports, change } of this.#step.byHand)
      if (exports.includes(now) || exports.includes(old)) this.#note(this.byHand, each, `${toName}: ${change}.`);
    const isReplaced = kind === "import" && local === name && toName !== name && this.#isFree(name, toName);
    if (isReplaced) this.#renamed.set(name, toName);
    const inner = each["importKind"] === "type" || each["exportKind"] === "type" ? "type " : "";
    return { place, text: inner + (isReplaced || toName === local ? toName : `${toName} as ${local}`), isChanged };
  }

  /** Tells whether a name can be replaced in the whole module: it has the new one, and the old one in a part of it, for nothing else. */
  #isFree(name: string, toName: string): boolean {
    return !new RegExp(`\\b${toName}\\b`).test(this.#source) && !isBound(name, this.#program);
  }

  /** Follows the place of a whole entry, or says which of its exports have moved: a namespace, a dynamic import, a mock. */
  #followEntry(node: Node): void {
    const entry = entryOf(node["value"]);
    const to = entry && this.#step.entries[entry];
    if (!to) return;
    const quote = this.#source[node.start] as string;
    this.edits.push({ start: node.start, end: node.end, text: `${quote}${specifierOf(to)}${quote}` });
    this.#note(this.changed, node, `${entry} is ${to}`);
  }

  #followWhole(node: Node): void {
    const entry = entryOf(isNode(node["source"]) ? node["source"]["value"] : undefined);
    const places = Object.entries(this.#step.exports).flatMap(([key, to]) =>
      entry && key.startsWith(`${entry}#`) ? (to.split("#")[0] as string) : [],
    );
    if (places.length > 0)
      this.#note(this.byHand, node, `${entry} is taken as a whole, and some of its exports are in ${[...new Set(places)].join(", ")} now.`);
  }

  #followElement(node: Node): void {
    const name = node["name"] as Node;
    const key = name.type === "JSXIdentifier" ? this.#locals.get(String(name["name"])) : undefined;
    const props = (key && this.#step.props[key]) || {};
    const values = (key && this.#step.values[key]) || {};
    const names = Object.keys({ ...props, ...values }).join(", ");
    const tag = `<${name["name"]}>`;
    for (const attribute of node["attributes"] as Node[]) {
      const label = attribute["name"];
      if (isNode(label)) {
        const prop = String(label["name"]);
        this.#followProp(attribute, label, props[prop], tag);
        this.#followValue(attribute["value"], values[prop], prop, tag);
      } else if (names) this.#note(this.byHand, attribute, `${tag} takes props from an object: look for ${names} in it.`);
    }
  }

  /** Follows the name of a prop: it has another one, or is gone, which null says. */
  #followProp(attribute: Node, label: Node, to: string | null | undefined, tag: string): void {
    const prop = label["name"];
    if (to === null) {
      // With the space before it.
      const start = attribute.start - (this.#source.slice(0, attribute.start).match(/\s+$/)?.[0].length ?? 0);
      this.edits.push({ start, end: attribute.end, text: "" });
      this.#note(this.changed, attribute, `${tag} has no ${prop} any more`);
    } else if (to) {
      this.edits.push({ start: label.start, end: label.end, text: to });
      this.#note(this.changed, attribute, `${prop} of ${tag} is ${to}`);
    }
  }

  /** Follows the value of a prop, if words of the step stand for it. */
  #followValue(value: unknown, words: Readonly<Record<string, string>> | undefined, prop: string, tag: string): void {
    if (!words || !isNode(value)) return;
    if (value.type !== "StringLiteral") {
      this.#note(this.byHand, value, `${prop} of ${tag} has plain words now: ${[...new Set(Object.values(words))].join(", ")}.`);
      return;
    }
    const word = words[String(value["value"])];
    if (!word) return;
    this.edits.push({ start: value.start, end: value.end, text: `"${word}"` });
    this.#note(this.changed, value, `${prop} "${value["value"]}" is "${word}"`);
  }

  #followName(node: Node, parent: Node | undefined): void {
    const to = this.#renamed.get(String(node["name"]));
    if (!to || this.#handled.has(node)) return;
    // Not the end of the node: that includes a type or a question mark after the name.
    const end = node.start + String(node["name"]).length;
    const isKey = parent?.["key"] === node && !parent["computed"];
    if (parent?.type === "ExportSpecifier") this.#followExport(node, parent, to);
    else if (!isKey && !(parent?.["shorthand"] && parent["value"] === node)) this.edits.push({ start: node.start, end, text: to });
    else if (isKey && parent["shorthand"]) this.edits.push({ start: node.start, end, text: `${node["name"]}: ${to}` });
  }

  /** Follows a name in `export { name }` or `export { name as other }`. */
  #followExport(node: Node, parent: Node, to: string): void {
    const isSame = (parent["local"] as Node).start === (parent["exported"] as Node).start;
    if (isSame && parent["exported"] === node) this.edits.push({ start: parent.start, end: parent.end, text: `${to} as ${node["name"]}` });
    if (!isSame && parent["local"] === node)
      this.edits.push({ start: node.start, end: node.start + String(node["name"]).length, text: to });
  }
}

/** Follows one step in a module. Throws if the module cannot be parsed. */
export function upgradeSource(file: string, source: string, step: Step): Upgraded {
  const upgrade = new Upgrade(file, source, step);
  upgrade.follow();
  const text = upgrade.edits
    .sort((one, other) => other.start - one.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), source);
  return { text, changed: upgrade.changed, byHand: upgrade.byHand };
}
