/**
 * Example of a component: its first story as a module of its own, which imports only published entries. The story's source is kept as it
 * is written; what it uses of its file and of the samples beside it is copied in.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Expression, ObjectExpression } from "oxc-parser";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { asObject, Collector, collectNames, type Module, propertyOf, textOf, unwrap } from "./storyModule.ts";

/** JSX attribute of an argument. */
function attribute(key: string, value: Expression, text: string): string {
  if (value.type === "Literal" && typeof value.value === "string" && !/["\\&{}<>]/.test(value.value)) return `${key}="${value.value}"`;
  return value.type === "Literal" && value.value === true ? key : `${key}={${text}}`;
}

/** Returns the meta of a file of stories, and its first story. */
function firstStoryOf({ program }: Module): { meta: ObjectExpression | undefined; story: ObjectExpression | undefined } {
  let meta: ObjectExpression | undefined;
  let story: ObjectExpression | undefined;
  for (const node of program.body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") continue;
    const [first] = declaration.declarations;
    if (first?.id.type !== "Identifier") continue;
    if (first.id.name === "meta") meta = asObject(first.init ?? undefined);
    else if (node.type === "ExportNamedDeclaration") story ??= asObject(first.init ?? undefined);
  }
  return { meta, story };
}

/** Returns the text of a part of the story, whose declarations and imports are collected. */
type Take = (node: Expression) => string;

interface Story {
  collector: Collector;
  module: Module;
  take: Take;
}

interface Arguments {
  /** Properties of an object. */
  properties: readonly string[];
  /** JSX attributes, without the children. */
  attributes: readonly string[];
  /** Content of the JSX element. */
  children: string | undefined;
}

function childrenText(value: Expression, text: string): string {
  if (value.type === "Literal" && !/[{}<>]/.test(String(value.value))) return String(value.value);
  return value.type.startsWith("JSX") ? text : `{${text}}`;
}

/** Returns the arguments of a story with those of its meta. A later one replaces an earlier one of its name, in its place. */
function argumentsOf(objects: readonly (ObjectExpression | undefined)[], take: Take): Arguments {
  const properties = new Map<string, string>();
  const attributes = new Map<string, string>();
  let children: string | undefined;
  const spread = (key: string, text: string) => {
    properties.set(key, `...${text}`);
    attributes.set(key, `{...${text}}`);
  };
  const given = objects.map((each) => propertyOf(each, "args"));
  for (const each of given.map(unwrap)) {
    if (!each || each.type === "ObjectExpression") continue;
    const text = take(each);
    spread(text, text);
  }
  for (const property of given.flatMap((each) => asObject(each)?.properties ?? [])) {
    if (property.type === "SpreadElement") {
      const text = take(property.argument);
      spread(`...${text}`, text);
    } else if (property.key.type === "Identifier") {
      const key = property.key.name;
      const text = take(property.value);
      properties.set(key, property.shorthand ? key : `${key}: ${text}`);
      if (key === "children") children = childrenText(property.value, text);
      else attributes.set(key, attribute(key, property.value, text));
    }
  }
  return { properties: [...properties.values()], attributes: [...attributes.values()], children };
}

/** Returns the body of an example whose story has a function `render`. */
function bodyOfRender(render: Expression, named: Expression, { properties }: Arguments, { collector, module, take }: Story): string {
  const text = take(render);
  const typed = textOf(module, named);
  const arrow = render.type === "ArrowFunctionExpression" ? render : undefined;
  const [parameter, context] = arrow?.params ?? [];
  // The brand that Storybook's toolbar selects.
  if (context) collector.declarations.push('const globals = { brand: "favilla" };');
  if (!arrow || parameter) {
    take(named);
    collector.addImport("ComponentProps", { from: "react", name: "ComponentProps", isType: true });
    const given = parameter?.type === "Identifier" ? parameter.name : "args";
    collector.declarations.push(`const ${given}: ComponentProps<typeof ${typed}> = { ${properties.join(", ")} };`);
  }
  if (!arrow || (parameter && parameter.type !== "Identifier")) {
    collector.addImport("ComponentType", { from: "react", name: "ComponentType", isType: true });
    collector.declarations.push(`const Shown: ComponentType<ComponentProps<typeof ${typed}>> = ${text};`);
    return "return <Shown {...args} />;";
  }
  const body = textOf(module, arrow.body);
  return arrow.body.type === "BlockStatement" ? body.slice(1, -1) : `return (${body});`;
}

function importLine(from: string, names: ReadonlyMap<string, { name: string; isType: boolean }>): string {
  const list = [...names].map(([local, { name, isType }]) => `${isType ? "type " : ""}${name}${name === local ? "" : ` as ${local}`}`);
  return `import { ${list.sort().join(", ")} } from "${from}";`;
}

/** Returns the example of a file of stories, unformatted; undefined if the stories are of no single component. */
function exampleOf(file: string): string | undefined {
  const collector = new Collector();
  const module = collector.module(file);
  const { meta, story } = firstStoryOf(module);
  const named = propertyOf(meta, "component");
  const component = unwrap(named);
  if (!story || !named || component?.type !== "Identifier") return undefined;
  const take = (node: Expression) => {
    for (const each of collectNames(node)) collector.add(module, each);
    return textOf(module, node);
  };
  const args = argumentsOf([meta, story], take);
  const render = propertyOf(story, "render") ?? propertyOf(meta, "render");
  const body = render ? bodyOfRender(render, named, args, { collector, module, take }) : `return (${elementOf(take(component), args)});`;
  const imports = [...collector.imports].sort().map(([from, names]) => importLine(from, names));
  return `${[imports.join("\n"), ...collector.declarations, `export function Example() {\n${body}\n}`].join("\n\n")}\n`;
}

function elementOf(subject: string, { attributes, children }: Arguments): string {
  const start = `<${subject} ${attributes.join(" ")}`;
  return children === undefined ? `${start} />` : `${start}>${children}</${subject}>`;
}

/** Returns the example of every component with stories, by its room and name ("bills/BillCard"). */
export function readExamples(): Map<string, string> {
  const texts = listFiles("stories/*/[A-Z]*.stories.tsx").flatMap((file): [string, string][] => {
    const text = file.startsWith("stories/pages/") ? undefined : exampleOf(file);
    return text === undefined ? [] : [[`${basename(dirname(file))}/${basename(file, ".stories.tsx")}`, text]];
  });
  const folder = mkdtempSync(join(tmpdir(), "favilla-examples-"));
  const fileOf = (name: string) => join(folder, `${name.replace("/", "-")}.tsx`);
  for (const [name, text] of texts) writeFileSync(fileOf(name), text);
  // The repository's own settings leave out whatever git does not have.
  const { formatter } = JSON.parse(readSource("biome.json")) as { formatter: object };
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ formatter: { ...formatter, lineWidth: 100 } }));
  const program = join(import.meta.dirname, "../../node_modules/@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [program, "format", "--write", "--config-path", folder, folder], { stdio: "pipe" });
  const formatted = new Map(texts.map(([name]) => [name, readFileSync(fileOf(name), "utf8")]));
  rmSync(folder, { recursive: true, force: true });
  return formatted;
}
