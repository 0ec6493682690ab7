/**
 * Example of a component: its first story as a module of its own, which imports only published entries. The story's source is kept as it
 * is written; what it uses of its file and of the samples beside it is copied in.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Expression, ObjectExpression } from "oxc-parser";
import { listFiles, readSource } from "../graph.ts";
import { asObject, Collector, collectNames, propertyOf, textOf, unwrap } from "./storyModule.ts";

/** JSX attribute of an argument. */
function attribute(key: string, value: Expression, text: string): string {
  if (value.type === "Literal" && typeof value.value === "string" && !/["\\&{}<>]/.test(value.value)) return `${key}="${value.value}"`;
  return value.type === "Literal" && value.value === true ? key : `${key}={${text}}`;
}

/** Returns the example of a file of stories, unformatted; undefined if the stories are of no single component. */
function exampleOf(file: string): string | undefined {
  const collector = new Collector();
  const module = collector.module(file);
  let meta: ObjectExpression | undefined;
  let story: ObjectExpression | undefined;
  for (const node of module.program.body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") continue;
    const [first] = declaration.declarations;
    if (first?.id.type !== "Identifier") continue;
    if (first.id.name === "meta") meta = asObject(first.init ?? undefined);
    else if (node.type === "ExportNamedDeclaration") story ??= asObject(first.init ?? undefined);
  }
  const named = propertyOf(meta, "component");
  const component = unwrap(named);
  if (!story || !named || component?.type !== "Identifier") return undefined;
  const take = (node: Expression) => {
    for (const each of collectNames(node)) collector.add(module, each);
    return textOf(module, node);
  };
  const args = new Map<string, string>();
  const asJsx = new Map<string, string>();
  let children: string | undefined;
  const whole = [meta, story].flatMap((each) => {
    const given = unwrap(propertyOf(each, "args"));
    return given && given.type !== "ObjectExpression" ? [given] : [];
  });
  for (const each of whole) {
    const text = take(each);
    args.set(text, `...${text}`);
    asJsx.set(text, `{...${text}}`);
  }
  for (const property of [meta, story].flatMap((each) => asObject(propertyOf(each, "args"))?.properties ?? [])) {
    if (property.type === "SpreadElement") {
      const text = take(property.argument);
      args.set(`...${text}`, `...${text}`);
      asJsx.set(`...${text}`, `{...${text}}`);
    } else if (property.key.type === "Identifier") {
      const key = property.key.name;
      const text = take(property.value);
      args.set(key, property.shorthand ? key : `${key}: ${text}`);
      if (key !== "children") asJsx.set(key, attribute(key, property.value, text));
      else if (property.value.type === "Literal" && !/[{}<>]/.test(String(property.value.value))) children = String(property.value.value);
      else children = property.value.type.startsWith("JSX") ? text : `{${text}}`;
    }
  }
  const subject = component.name;
  const typed = textOf(module, named);
  const render = propertyOf(story, "render") ?? propertyOf(meta, "render");
  let body: string;
  if (!render) {
    take(component);
    const start = `<${subject} ${[...asJsx.values()].join(" ")}`;
    body = `return (${children === undefined ? `${start} />` : `${start}>${children}</${subject}>`});`;
  } else {
    const text = take(render);
    const arrow = render.type === "ArrowFunctionExpression" ? render : undefined;
    const [parameter, context] = arrow?.params ?? [];
    // The brand that Storybook's toolbar selects.
    if (context) collector.declarations.push('const globals = { brand: "favilla" };');
    if (!arrow || parameter) {
      take(named);
      collector.addImport("ComponentProps", { from: "react", name: "ComponentProps", isType: true });
      const given = parameter?.type === "Identifier" ? parameter.name : "args";
      collector.declarations.push(`const ${given}: ComponentProps<typeof ${typed}> = { ${[...args.values()].join(", ")} };`);
    }
    if (arrow && (!parameter || parameter.type === "Identifier"))
      body = arrow.body.type === "BlockStatement" ? textOf(module, arrow.body).slice(1, -1) : `return (${textOf(module, arrow.body)});`;
    else {
      collector.addImport("ComponentType", { from: "react", name: "ComponentType", isType: true });
      collector.declarations.push(`const Shown: ComponentType<ComponentProps<typeof ${typed}>> = ${text};`);
      body = "return <Shown {...args} />;";
    }
  }
  const imports = [...collector.imports].sort().map(([from, names]) => {
    const list = [...names].map(
      ([local, { name: there, isType }]) => `${isType ? "type " : ""}${there}${there === local ? "" : ` as ${local}`}`,
    );
    return `import { ${list.sort().join(", ")} } from "${from}";`;
  });
  return `${[imports.join("\n"), ...collector.declarations, `export function Example() {\n${body}\n}`].join("\n\n")}\n`;
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
