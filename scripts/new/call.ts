import { fillTemplates, insertAfterLast, type Part, partNames, type Read, spellings } from "./part.ts";

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
  const names = partNames(room, name);
  const { camel, pascal } = names;
  const one = spellings(name.replace(/s$/, "") === name ? `${name}Row` : name.replace(/s$/, ""));
  const folder = `portal/src/rooms/${room}/${camel}`;
  const files = fillTemplates("call", { ...names, path, one: one.camel, One: one.pascal, "one-kebab": one.kebab, "one-plain": one.plain });
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
