import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { components, operations } from "@favilla/contract/openapi.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** The contract's schemas by name, such as `Schemas["Bill"]`. */
export type Schemas = components["schemas"];
export type OperationName = keyof operations;

interface JsonContent<Content> {
  content: { "application/json": Content };
}

/** The JSON body of a call's request. */
export type BodyOf<Name extends OperationName> = operations[Name] extends { requestBody: JsonContent<infer Body> } ? Body : never;

/** The JSON of a call's successful response. */
export type AnswerOf<Name extends OperationName> = operations[Name] extends { responses: { 200: JsonContent<infer Answer> } }
  ? Answer
  : never;

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: object }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const folder = join(import.meta.dirname, "../../../docs/api/generated");

/** The whole OpenAPI document, as text. */
export const openapi = readFileSync(join(folder, "openapi.json"), "utf8");
const document: Document = JSON.parse(openapi);
const operationList = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(document, "contract");

const validators = new Map(
  operationList.flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content["application/json"]?.schema;
    if (!schema) return [];
    return [[operationId, ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))] as const];
  }),
);

/** The SDL that the server executes. */
export const typeDefs = readFileSync(join(folder, "schema.graphql"), "utf8");

/**
 * Checks a request body against the contract's schema for a call.
 * @returns the place of the first fault, as "/pageSize"; undefined where there is none.
 */
export function faultOf(operation: OperationName, body: unknown): string | undefined {
  const validate = validators.get(operation);
  if (!validate) throw new Error(`The contract has no body for ${operation}`);
  if (validate(body)) return undefined;
  const error = validate.errors?.[0];
  const extra = error?.params["additionalProperty"] ?? error?.params["missingProperty"];
  return `${error?.instancePath ?? ""}${extra ? `/${extra}` : ""}` || "/";
}
