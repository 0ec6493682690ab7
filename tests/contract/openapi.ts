import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { operationNames } from "@favilla/contract/operations.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

export type OperationName = (typeof operationNames)[number];

interface Media {
  schema: object;
  example?: { code?: string };
  examples?: Record<string, { $ref?: string; value?: { code?: string } }>;
}
interface Reply {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: OperationName;
  tags: string[];
  summary: string;
  security?: unknown[];
  /** A POST that changes nothing. */
  "x-reads"?: boolean;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Reply>;
}
interface Contract {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Reply>; schemas: Record<string, { properties?: object; example?: unknown }> };
}

export const generated = join(import.meta.dirname, "../../docs/api/generated");
export const contract: Contract = JSON.parse(readFileSync(join(generated, "openapi.json"), "utf8"));

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(contract, "openapi.json");

/** Every call of the contract with its path and method. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

export const operationOf = (name: OperationName) => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`The contract has no call ${name}`);
  return found;
};

const resolved = (reply: Reply | undefined): Reply | undefined =>
  reply?.$ref ? contract.components.responses[reply.$ref.split("/").at(-1) as string] : reply;

/** Every outcome that the contract documents for a call: "200", or status and code as "404 BILL-NOT-FOUND". */
export function outcomesOf(name: OperationName): string[] {
  return Object.entries(operationOf(name).responses).flatMap(([status, reply]) => {
    if (status.startsWith("2")) return [status];
    const media = resolved(reply)?.content?.["application/json"];
    const examples = [media?.example, ...Object.values(media?.examples ?? {}).map(({ value }) => value)];
    return examples.flatMap((example) => (example?.code ? [`${status} ${example.code}`] : []));
  });
}

/** The outcome of a response. */
export async function outcomeOf(answer: Response): Promise<string> {
  if (answer.ok) return String(answer.status);
  const body: { code?: string } = await answer
    .clone()
    .json()
    .catch(() => ({}));
  return `${answer.status} ${body.code}`;
}

/** Differences between a value and a schema of the contract. */
export function faultsOf(schema: object, value: unknown): string[] {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi.json#/components'));
  const validate = ajv.compile(absolute);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Differences between a response and the contract: status, content type, body. */
export async function faultsOfAnswer(name: OperationName, answer: Response): Promise<string[]> {
  const reply = resolved(operationOf(name).responses[String(answer.status)]);
  if (!reply) return [`${name} answers ${answer.status}, which the contract does not have`];
  if (!reply.content) return (await answer.clone().text()) === "" ? [] : [`${name} answers ${answer.status} with a body`];
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const media = reply.content[type];
  if (!media) return [`${name} answers ${answer.status} with ${type}, which the contract does not have`];
  return faultsOf(media.schema, type === "application/json" ? await answer.clone().json() : await answer.clone().text());
}
