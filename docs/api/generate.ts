/**
 * Joins the rooms of the contract into one OpenAPI document and one GraphQL schema, lints the first, and generates types from both and from
 * the portal's GraphQL documents: `node docs/api/generate.ts`. The output is in the folders called generated.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as schemaTypes from "@graphql-codegen/typescript";
import * as operationTypes from "@graphql-codegen/typescript-operations";
import { bundle, createConfig, formatProblems, getTotals, lint } from "@redocly/openapi-core";
import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from "graphql";
import openapiTS, { astToString } from "openapi-typescript";

const here = import.meta.dirname;
const out = join(here, "generated");
const portal = join(here, "../../portal/src");
const note = "/* Made by docs/api/generate.ts from the contract. */\n";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

interface Operation {
  operationId: string;
  security?: unknown[];
}

async function makeOpenapi(): Promise<void> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "operation-4xx-response": "off",
      "info-license-url": "off",
      "no-server-example.com": "error",
      "operation-operationId": "error",
    },
  });
  const ref = join(here, "openapi.yaml");
  const problems = await lint({ ref, config });
  if (problems.length > 0) formatProblems(problems, { format: "codeframe", totals: getTotals(problems), version: "1" });
  if (problems.length > 0) fail("docs/api/openapi.yaml does not pass its linter.");
  const { bundle: whole } = await bundle({ ref, config });
  const document = whole.parsed as { paths: Record<string, Record<string, Operation>> };
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  write(out, "openapi.json", JSON.stringify(document, null, 1));
  write(out, "openapi.ts", note + astToString(await openapiTS(document as never)));
  write(
    out,
    "operations.ts",
    `${note}/** Every REST call by its operationId. */\nexport const operationNames = ${JSON.stringify(names)} as const;\n`,
  );
}

const scalars = { ID: "string" };

async function makeSchema(): Promise<string> {
  const files = [
    "base.graphql",
    ...globSync("**/*.graphql", { cwd: join(here, "graphql") })
      .filter((name) => name !== "base.graphql")
      .sort(),
  ];
  const text = files.map((name) => readFileSync(join(here, "graphql", name), "utf8")).join("\n");
  buildSchema(text);
  write(out, "schema.graphql", text);
  const types = await codegen({
    schema: parse(text),
    documents: [],
    filename: "schema.ts",
    config: {},
    plugins: [
      {
        typescript: {
          scalars,
          skipTypename: true,
          enumsAsTypes: true,
          avoidOptionals: { field: true },
          maybeValue: "T | null",
          inputMaybeValue: "T | null | undefined",
          useTypeImports: true,
        },
      },
    ],
    pluginMap: { typescript: schemaTypes },
  });
  write(out, "schema.ts", note + types);
  return text;
}

/** The portal's documents, one TypeScript file beside each: their text without spaces, typed by their variables and results. */
async function makeDocuments(sdl: string): Promise<void> {
  const schema = buildSchema(sdl);
  for (const folder of globSync("**/generated", { cwd: portal })) rmSync(join(portal, folder), { recursive: true });
  for (const file of globSync("**/*.graphql", { cwd: portal }).sort()) {
    const name = basename(file, ".graphql");
    const folder = join(portal, dirname(file), "generated");
    const document = parse(readFileSync(join(portal, file), "utf8"));
    const faults = validate(schema, document);
    if (faults.length > 0) fail(`portal/src/${file}: ${faults.map(({ message }) => message).join("; ")}`);
    const types = await codegen({
      schema: parse(sdl),
      documents: [{ location: file, document }],
      filename: `${name}.ts`,
      config: {},
      plugins: [{ operations: { scalars, skipTypename: true, enumsAsTypes: true } }],
      pluginMap: { operations: operationTypes },
    });
    const wire = relative(folder, join(portal, "platform/wire/publicGraphql.ts"));
    write(folder, `${name}.ts`, `${note}import type { GraphqlDocument } from "${wire}";\n${types}\n${constants(document)}\n`);
  }
}

/** The code of a file's documents: each fragment once, and each operation with the text of the fragments that it spreads. */
function constants({ definitions }: DocumentNode): string {
  const fragments = new Map(
    definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (fragments.size + operations.length < definitions.length) fail("The portal's documents are operations and fragments.");
  definitions.forEach(checkForm);
  const texts = [...fragments].map(([name, fragment]) => `const ${name} = ${textOf(fragment)};`);
  return [...texts, ...operations.map((operation) => constant(operation, fragments))].join("\n");
}

/** Checks what `portal/src/platform/wire/merge.ts` relies on: queries of one field without an alias, fragments without variables. */
function checkForm(definition: DefinitionNode): void {
  if (definition.kind === Kind.FRAGMENT_DEFINITION && print(definition).includes("$")) fail("A fragment of the portal uses a variable.");
  if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== "query") return;
  const [field, ...others] = definition.selectionSet.selections;
  if (others.length > 0 || field?.kind !== Kind.FIELD || field.alias) fail("A query of the portal has one field, without an alias.");
}

const textOf = (definition: DefinitionNode): string => JSON.stringify(stripIgnoredCharacters(print(definition)));

function constant(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const name = operation.name?.value ?? fail("The portal's operations have names.");
  const kind = operation.operation === "query" ? "Query" : "Mutation";
  const texts = [textOf(operation), ...spreadIn(operation, fragments)];
  const text = texts.length > 1 ? `(${texts.join(" + ")})` : texts[0];
  return `export const ${name}Document = ${text} as GraphqlDocument<${name}${kind}, ${name}${kind}Variables>;`;
}

/** Names of the fragments that an operation spreads, also by way of another fragment. Each is named once. */
function spreadIn(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Set<string> {
  const names = new Set<string>();
  const collect = (definition: DefinitionNode): void => {
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || names.has(value)) return;
        names.add(value);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return names;
}

await makeOpenapi();
await makeDocuments(await makeSchema());
