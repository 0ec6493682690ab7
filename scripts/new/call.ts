import { insertAfterLast, type Part, type Read, spellings } from "./part.ts";

export interface CallOptions {
  /** One of the contract's rooms, which is also its tag. */
  room: string;
  /** In camelCase and plural: the operationId of a list, such as "reminders". */
  name: string;
  /** The path below `apiBase`, such as "/billing/reminders". */
  path: string;
}

const openapi = "docs/api/openapi.yaml";
const config = "portal/public/config.json";
const database = "sandbox/src/store/database.ts";
const seed = "sandbox/src/seed/seed.ts";
const world = "sandbox/src/world.ts";
const cases = "tests/contract/cases/index.ts";
const ledger = "docs/requirements/facts.md";

/** Replaces the first match. Throws if there is none. */
function replaced(text: string, pattern: RegExp, by: (...match: string[]) => string): string {
  if (!pattern.test(text)) throw new Error(`Nothing matches ${pattern}: the generator no longer fits the file.`);
  return text.replace(pattern, by);
}

/** Adds the call to the row of its room in the ledger's table of calls, before the room's queries. */
function inLedger(text: string, { room, name }: CallOptions): string {
  const start = text.indexOf("## Calls");
  const row = new RegExp(`^(\\| [a-z, ]*\\b${room}\\b[a-z, ]* \\| )((?:quer|mutation)?)`, "m");
  return (
    text.slice(0, start) +
    replaced(text.slice(start), row, (_, before = "", other = "") => `${before}${name}${other ? "; " : ", "}${other}`)
  );
}

/**
 * The files of a new call of the portal, which reads a list of the signed-in customer: the contract, the sandbox with its table and
 * sample rows, the portal's call with its schema and hook, and tests of all three.
 */
export function newCall(options: CallOptions, read: Read): Part {
  const { room, name, path } = options;
  const { camel, pascal, plain } = spellings(name);
  const one = spellings(name.replace(/s$/, "") === name ? `${name}Row` : name.replace(/s$/, ""));
  const folder = `portal/src/rooms/${room}/${camel}`;
  const files = {
    [`docs/api/rest/${room}/${camel}.yaml`]: `${camel}:
  get:
    tags: [${room}]
    operationId: ${camel}
    summary: The signed-in customer's ${plain}
    responses:
      "200":
        description: All of them; an empty list if there are none.
        content:
          application/json:
            schema: { $ref: "#/schemas/${pascal}List" }
      "401": { $ref: "../common.yaml#/responses/AuthFailed" }

schemas:
  ${pascal}List:
    type: object
    required: [items]
    properties:
      items: { type: array, items: { $ref: "#/schemas/${one.pascal}" } }
    example: { items: [{ id: "1", title: Un esempio }] }

  ${one.pascal}:
    type: object
    required: [id, title]
    properties:
      id: { type: string }
      title: { type: [string, "null"] }
`,
    [`sandbox/src/seed/${camel}.ts`]: `import type { DatabaseSync } from "node:sqlite";
import type { Schemas } from "../base/contract.ts";

/** Sample ${plain} by customer. Every other customer has none. */
const samples: Readonly<Record<string, readonly Schemas["${one.pascal}"][]>> = {
  "100001": [{ id: "${one.kebab}-1", title: "Un esempio" }],
};

export function write${pascal}(database: DatabaseSync): void {
  const insert = database.prepare("INSERT INTO ${camel} (id, customer, data) VALUES (?, ?, ?)");
  for (const [customer, rows] of Object.entries(samples)) for (const row of rows) insert.run(row.id, customer, JSON.stringify(row));
}
`,
    [`sandbox/src/${room}/${camel}.ts`]: `import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { AnswerOf } from "../base/contract.ts";
import type { Guarded } from "../http/guard.ts";

/** The ${plain} of the token's customer. */
export function ${camel}Routes(database: DatabaseSync): Hono<Guarded> {
  const ofCustomer = database.prepare("SELECT data FROM ${camel} WHERE customer = ? ORDER BY id");
  return new Hono<Guarded>().get("/", (context) => {
    const items = ofCustomer.all(context.var.customer).map((row) => JSON.parse(String(row["data"])));
    return context.json({ items } satisfies AnswerOf<"${camel}">);
  });
}
`,
    [`${folder}/calls.ts`]: `import * as z from "zod/mini";
import { id, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import { get } from "../../../platform/wire/rest.ts";

const list = z.object({ items: z.array(z.unknown()) });
const ${one.camel} = z.object({ id, title: optionalText });

/** A ${one.plain}; the title is null if the servers send none. */
export type ${one.pascal} = z.infer<typeof ${one.camel}>;

/** Rows that cannot be read are left out and reported. */
export const parse${pascal} = (data: unknown): ${one.pascal}[] => parseRows(${one.camel}, parse(list, data, "${plain}").items, "${plain}");

export const fetch${pascal} = async (signal?: AbortSignal): Promise<${one.pascal}[]> => parse${pascal}(await get("${camel}", { signal }));

/** The customer's ${plain}. */
export const ${camel}Query = privateQuery("${camel}", (_customerId, signal) => fetch${pascal}(signal), isEmptyList);
`,
    [`${folder}/calls.test.ts`]: `import { expect, it, vi } from "vitest";
import { parse${pascal} } from "./calls.ts";

it("[AP-14] ${plain}: a row without an id is left out, a title of the wrong type is null", () => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(parse${pascal}({ items: [{ id: "1", title: "Uno" }, { title: "Senza id" }, { id: "2", title: 5 }] })).toEqual([
    { id: "1", title: "Uno" },
    { id: "2", title: null },
  ]);
});

it("[AP-14] ${plain}: an answer that is no list is an error", () => {
  for (const answer of [null, [], {}, { items: "x" }]) expect(() => parse${pascal}(answer)).toThrow("${plain}");
});
`,
    [`${folder}/query.test.tsx`]: `import { expect, it, vi } from "vitest";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { cacheKey, renderHook } from "../../../platform/session/testHook.tsx";
import { ${camel}Query } from "./calls.ts";

vi.mock("../../../platform/session/session.ts", async (original) => ({
  ...(await original<typeof import("../../../platform/session/session.ts")>()),
  useSession: () => ({ customerId: "100001" }),
}));

it("[AP-12] ${plain} are loading, then loaded, or there are none", () => {
  const rows = [{ id: "1", title: "Uno" }];
  expect(renderHook(() => useQuery(${camel}Query), {}).given.state).toBe("Loading");
  expect(renderHook(() => useQuery(${camel}Query), { [cacheKey("${camel}")]: rows }).given).toEqual({ state: "Loaded", data: rows });
  expect(renderHook(() => useQuery(${camel}Query), { [cacheKey("${camel}")]: [] }).given.state).toBe("NoDataFound");
});
`,
    [`tests/contract/cases/${camel}.ts`]: `import type { Room } from "./cases.ts";

export const ${camel}Room: Room = {
  rest: { ${camel}: { 200: async ({ rest, signIn }) => rest("${camel}", { token: (await signIn("giulia@esempio.it")).token }) } },
  graphql: {},
  probes: [async ({ rest, session: { token } }) => [{ name: "${camel}", answer: await rest("${camel}", { token }) }]],
  graphqlProbes: [],
};
`,
    [`tests/contract/client/${camel}.test.ts`]: `import { expect, it } from "vitest";
import { fetch${pascal} } from "../../../portal/src/rooms/${room}/${camel}/calls.ts";
import { withClient } from "./client.ts";

const { signIn, setFaults } = withClient();

it("${camel}: the customer's own, over real HTTP; another customer has none", async () => {
  await signIn("giulia@esempio.it");
  expect(await fetch${pascal}()).toEqual([{ id: "${one.kebab}-1", title: "Un esempio" }]);
  await signIn("casi@esempio.it");
  expect(await fetch${pascal}()).toEqual([]);
});

it.each(["status", "html", "empty", "reset"] as const)("${camel}: an answer of kind %s is an error", async (mode) => {
  await signIn("giulia@esempio.it");
  setFaults([{ match: "GET /api${path}", mode }]);
  await expect(fetch${pascal}()).rejects.toThrow();
});
`,
  };
  const route = `  api.route("/api${path}", ${camel}Routes(database));`;
  const changed = {
    [openapi]: insertAfterLast(
      read(openapi),
      /^ {2}\/\S+: \{ \$ref: "rest\//,
      `  ${path}: { $ref: "rest/${room}/${camel}.yaml#/${camel}" }`,
    ),
    [config]: replaced(
      read(config),
      /("paths": \{[\s\S]*?")(\n {2}\},)/,
      (_, paths = "", end = "") => `${paths},\n    "${camel}": "${path}"${end}`,
    ),
    [database]: replaced(
      replaced(
        read(database),
        /\n {2}CREATE INDEX/,
        () => `\n  CREATE TABLE IF NOT EXISTS ${camel} (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);\n  CREATE INDEX`,
      ),
      /(const seeded = \[\n)/,
      (_, start = "") => `${start}  "${camel}",\n`,
    ),
    [seed]: `import { write${pascal} } from "./${camel}.ts";\n${replaced(read(seed), /( {4}writeReadings\()/, (_, call = "") => `    write${pascal}(database);\n${call}`)}`,
    [world]: `import { ${camel}Routes } from "./${room}/${camel}.ts";\n${insertAfterLast(read(world), /^ {2}api\.route\("\/api\//, route)}`,
    [cases]: `import { ${camel}Room } from "./${camel}.ts";\n${insertAfterLast(read(cases), /^ {2}\w+Room,$/, `  ${camel}Room,`)}`,
    [ledger]: inLedger(read(ledger), options),
  };
  return {
    files,
    changed,
    next: `Replace the field \`title\` by those of the rows, in docs/api/rest/${room}/${camel}.yaml, the sandbox's samples and ${folder}/calls.ts. A page shows \`useQuery(${camel}Query)\`.`,
  };
}

/** The fault of a call's options; undefined if they are valid. */
export function callFault({ name, path }: CallOptions, read: Read): string | undefined {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name))
    return `"${name}" is no call's name: it begins with a small letter and has letters and digits only.`;
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    return `"${path}" is no path: small letters, digits and hyphens after each slash. Parameters are added by hand.`;
  if (read(openapi).includes(`  ${path}: {`)) return `There is a call at ${path} already.`;
  if (read(config).includes(`"${name}":`)) return `There is a call "${name}" already.`;
  return undefined;
}
