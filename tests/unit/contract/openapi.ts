import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { parse } from "yaml";

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}
interface Reply {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  tags: string[];
  security?: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Reply>;
}
interface Contract {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Reply>; schemas: Record<string, { properties?: object; example?: unknown }> };
}

export const contract: Contract = parse(readFileSync(join(import.meta.dirname, "../../../docs/api/openapi.yaml"), "utf8"));

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(contract, "openapi.yaml");

/** Every call of the contract with its path and method. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const resolved = (reply: Reply | undefined): Reply | undefined =>
  reply?.$ref ? contract.components.responses[reply.$ref.split("/").at(-1) as string] : reply;

/** What the contract says is wrong with a value; nothing where the schema takes it. */
export function faultsOf(schema: object, value: unknown): string[] {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi.yaml#/components'));
  const validate = ajv.compile(absolute);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** What the contract says is wrong with an answer to a call: status, content type, body. */
export async function faultsOfAnswer(operationId: string, answer: Response): Promise<string[]> {
  const operation = operations.find((one) => one.operationId === operationId);
  const reply = resolved(operation?.responses[String(answer.status)]);
  if (!reply) return [`${operationId} answers ${answer.status}, which the contract does not have`];
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const media = reply.content?.[type];
  if (!media) return [`${operationId} answers ${answer.status} with ${type}, which the contract does not have`];
  return faultsOf(media.schema, type === "application/json" ? await answer.clone().json() : await answer.clone().text());
}
