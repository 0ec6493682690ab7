import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { parse } from "yaml";

const folder = join(import.meta.dirname, "../../docs/api");
const document: object = parse(readFileSync(join(folder, "openapi.yaml"), "utf8"));

const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(document, "contract");

/** The SDL that the server executes. */
export const typeDefs = readFileSync(join(folder, "schema.graphql"), "utf8");

/**
 * Checks a request body against a schema of the contract, by the schema's name.
 * @returns the place of the first fault, as "/pageSize"; undefined where there is none.
 */
export function faultOf(schema: string, body: unknown): string | undefined {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) throw new Error(`The contract has no schema ${schema}`);
  if (validate(body)) return undefined;
  const error = validate.errors?.[0];
  const extra = error?.params["additionalProperty"] ?? error?.params["missingProperty"];
  return `${error?.instancePath ?? ""}${extra ? `/${extra}` : ""}` || "/";
}
