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
import { buildSchema, type DefinitionNode, Kind, parse, print, stripIgnoredCharacters, validate } from "graphql";
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
    const wire = relative(folder, join(portal, "platform/wire/graphql.ts"));
    write(
      folder,
      `${name}.ts`,
      `${note}import type { GraphqlDocument } from "${wire}";\n${types}\n${document.definitions.map(constant).join("\n")}\n`,
    );
  }
}

function constant(definition: DefinitionNode): string {
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name)
    fail("The portal's documents are named operations, without fragments.");
  const name = definition.name.value;
  const kind = definition.operation === "query" ? "Query" : "Mutation";
  const text = stripIgnoredCharacters(print(definition));
  return `export const ${name}Document = ${JSON.stringify(text)} as GraphqlDocument<${name}${kind}, ${name}${kind}Variables>;`;
}

await makeOpenapi();
await makeDocuments(await makeSchema());
