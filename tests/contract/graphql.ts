import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLField, getNamedType, isObjectType, Kind } from "graphql";
import { generated } from "./openapi.ts";

export const schema = buildSchema(readFileSync(join(generated, "schema.graphql"), "utf8"));
const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.getFields() ?? {}) as [Fields, Fields];
type Fields = Record<string, GraphQLField<unknown, unknown>>;

/** Every query and mutation by its name. */
export const fieldNames = [...Object.keys(queries), ...Object.keys(mutations)];

const fieldOf = (name: string) => {
  const field = queries[name] ?? mutations[name];
  if (!field) throw new Error(`The contract has no query or mutation ${name}`);
  return field;
};

const directive = (name: string, which: string) => fieldOf(name).astNode?.directives?.find((one) => one.name.value === which);

/** Every outcome that the contract documents for a query or mutation: "ok", or an error's code. */
export function graphqlOutcomesOf(name: string): string[] {
  const codes = directive(name, "errors")?.arguments?.[0]?.value;
  const listed = codes?.kind === Kind.LIST ? codes.values.flatMap((value) => (value.kind === Kind.STRING ? [value.value] : [])) : [];
  return ["ok", ...(directive(name, "public") ? [] : ["AccessDeniedError"]), ...listed];
}

/** A selection of every field below a type, objects included, as far as they do not repeat. */
function selection(type: unknown, seen: readonly string[] = []): string {
  const named = getNamedType(type as never);
  if (!isObjectType(named)) return "";
  const inner = Object.values(named.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (!isObjectType(below)) return [field.name];
    return seen.includes(below.name) ? [] : [`${field.name} ${selection(below, [...seen, named.name])}`];
  });
  return `{ ${inner.join(" ")} }`;
}

/** The document that asks for one query or mutation, with its arguments as variables and every field of its answer. */
export function documentOf(name: string): string {
  const field = fieldOf(name);
  const kind = mutations[name] ? "mutation" : "query";
  const names = field.args.map(({ name: argument }) => argument);
  const declared = names.length > 0 ? `(${field.args.map(({ name: argument, type }) => `$${argument}: ${type}`).join(", ")})` : "";
  const given = names.length > 0 ? `(${names.map((argument) => `${argument}: $${argument}`).join(", ")})` : "";
  return `${kind} ${declared} { ${name}${given} ${selection(field.type)} }`;
}
