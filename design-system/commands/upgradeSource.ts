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

/** Follows one step in a module. Throws if the module cannot be parsed. */
export function upgradeSource(file: string, source: string, step: Step): Upgraded {
  const program = parseModule(file, source);
  const edits: Edit[] = [];
  const changed: string[] = [];
  const byHand: string[] = [];
  const note = (list: string[], node: Node, text: string) => list.push(`${file}:${node.loc.start.line} ${text}`);
  const known = [
    ...Object.keys(step.exports),
    ...Object.keys(step.props),
    ...Object.keys(step.values),
    ...step.byHand.flatMap((each) => each.exports),
  ];
  /** Names of the module with the key of their export after the step. */
  const locals = new Map<string, string>();
  const renamed = new Map<string, string>();
  const handled = new Set<Node>();

  /** Follows an import or export of names: one statement for each entry that they are in now. */
  function followNames(statement: Node, from: Node, entry: string): void {
    const specifiers = statement["specifiers"] as Node[];
    const kind = statement.type === "ImportDeclaration" ? "import" : "export";
    const outer = statement[`${kind}Kind`] === "type" ? "type " : "";
    const statements = new Map<string, string[]>();
    let isChanged = false;
    for (const each of specifiers) {
      const outside = (each["imported"] ?? each["local"]) as Node;
      const inside = (kind === "import" ? each["local"] : each["exported"]) as Node;
      const name = String(outside["name"] ?? outside["value"]);
      const local = String(inside["name"] ?? inside["value"]);
      const old = keyOf(step.entries[entry] ?? entry, name, known);
      const now = step.exports[old] ?? old;
      const [toEntry = "", toName = name] = now.split("#");
      const place = entry ? toEntry : "";
      if (step.exports[old]) {
        isChanged = true;
        note(changed, each, [name, "is", ...(toName === name ? ["now"] : [toName]), ...(entry ? ["of", place] : [])].join(" "));
      }
      if (kind === "import") locals.set(local, now);
      for (const { exports, change } of step.byHand)
        if (exports.includes(now) || exports.includes(old)) note(byHand, each, `${toName}: ${change}.`);
      // A name is replaced in the whole module, unless the module has the new one, or the old one in a part of it, for something else.
      const isFree = !new RegExp(`\\b${toName}\\b`).test(source) && !isBound(name, program);
      const replaced = kind === "import" && local === name && toName !== name && isFree;
      if (replaced) renamed.set(name, toName);
      const shown = replaced || toName === local ? toName : `${toName} as ${local}`;
      const inner = each["importKind"] === "type" || each["exportKind"] === "type" ? "type " : "";
      statements.set(place, [...(statements.get(place) ?? []), inner + shown]);
    }
    if (!isChanged) return;
    const quote = source[from.start] as string;
    const text = [...statements].map(
      ([place, names]) => `${kind} ${outer}{ ${names.join(", ")} } from ${quote}${specifierOf(step.entries[place] ?? place)}${quote};`,
    );
    edits.push({ start: statement.start, end: statement.end, text: text.join("\n") });
    handled.add(from);
    for (const each of specifiers) walk(each, (inner) => handled.add(inner));
  }

  for (const statement of program["body"] as Node[]) {
    const from = statement["source"];
    const entry = isNode(from) ? entryOf(from["value"]) : undefined;
    if (!isNode(from) || entry === undefined || !/^(Import|ExportNamed)Declaration$/.test(statement.type)) continue;
    const specifiers = statement["specifiers"] as Node[];
    if (specifiers.length > 0 && specifiers.every(({ type }) => /^(Import|Export)Specifier$/.test(type)))
      followNames(statement, from, entry);
  }

  /** Follows the place of a whole entry, or says which of its exports have moved: a namespace, a dynamic import, a mock. */
  function followEntry(node: Node): void {
    const entry = entryOf(node["value"]);
    const to = entry && step.entries[entry];
    if (to) {
      const quote = source[node.start] as string;
      edits.push({ start: node.start, end: node.end, text: `${quote}${specifierOf(to)}${quote}` });
      note(changed, node, `${entry} is ${to}`);
    }
  }

  function followWhole(node: Node): void {
    const entry = entryOf(isNode(node["source"]) ? node["source"]["value"] : undefined);
    const places = Object.entries(step.exports).flatMap(([key, to]) =>
      entry && key.startsWith(`${entry}#`) ? (to.split("#")[0] as string) : [],
    );
    if (places.length > 0)
      note(byHand, node, `${entry} is taken as a whole, and some of its exports are in ${[...new Set(places)].join(", ")} now.`);
  }

  function followElement(node: Node): void {
    const name = node["name"] as Node;
    const key = name.type === "JSXIdentifier" ? locals.get(String(name["name"])) : undefined;
    const props = (key && step.props[key]) || {};
    const values = (key && step.values[key]) || {};
    for (const attribute of node["attributes"] as Node[]) {
      const label = attribute["name"];
      if (!isNode(label)) {
        if (Object.keys({ ...props, ...values }).length > 0)
          note(
            byHand,
            attribute,
            `<${name["name"]}> takes props from an object: look for ${Object.keys({ ...props, ...values }).join(", ")} in it.`,
          );
        continue;
      }
      const prop = String(label["name"]);
      const to = props[prop];
      if (to === null) {
        // With the space before it.
        edits.push({
          start: attribute.start - (source.slice(0, attribute.start).match(/\s+$/)?.[0].length ?? 0),
          end: attribute.end,
          text: "",
        });
        note(changed, attribute, `<${name["name"]}> has no ${prop} any more`);
      } else if (to) {
        edits.push({ start: label.start, end: label.end, text: to });
        note(changed, attribute, `${prop} of <${name["name"]}> is ${to}`);
      }
      const words = values[prop];
      const value = attribute["value"];
      if (!words || !isNode(value)) continue;
      const word = value.type === "StringLiteral" ? words[String(value["value"])] : undefined;
      if (word) {
        edits.push({ start: value.start, end: value.end, text: `"${word}"` });
        note(changed, value, `${prop} "${value["value"]}" is "${word}"`);
      } else if (value.type !== "StringLiteral")
        note(byHand, value, `${prop} of <${name["name"]}> has plain words now: ${[...new Set(Object.values(words))].join(", ")}.`);
    }
  }

  function followName(node: Node, parent: Node | undefined): void {
    const to = renamed.get(String(node["name"]));
    const isKey = parent?.["key"] === node && !parent["computed"];
    if (!to || handled.has(node)) return;
    // Not the end of the node: that includes a type or a question mark after the name.
    const end = node.start + String(node["name"]).length;
    if (parent?.["shorthand"] && isKey) edits.push({ start: node.start, end, text: `${node["name"]}: ${to}` });
    else if (parent?.type === "ExportSpecifier") {
      if (parent["exported"] === node && (parent["local"] as Node).start === node.start)
        edits.push({ start: parent.start, end: parent.end, text: `${to} as ${node["name"]}` });
      else if (parent["local"] === node && (parent["exported"] as Node).start !== node.start)
        edits.push({ start: node.start, end, text: to });
    } else if (!isKey && !(parent?.["shorthand"] && parent["value"] === node)) edits.push({ start: node.start, end, text: to });
  }

  walk(program, (node, parent) => {
    for (const each of foreignNames(node)) handled.add(each);
    if (node.type === "StringLiteral" && !handled.has(node)) followEntry(node);
    if (node.type === "JSXOpeningElement") followElement(node);
    if (node.type === "Identifier" || node.type === "JSXIdentifier") followName(node, parent);
    const isNamespace = (node["specifiers"] as Node[] | undefined)?.some(({ type }) => type === "ImportNamespaceSpecifier");
    if (node.type === "ImportExpression" || node.type === "ExportAllDeclaration" || isNamespace) followWhole(node);
  });
  const text = edits
    .sort((one, other) => other.start - one.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), source);
  return { text, changed, byHand };
}
