import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from "graphql";
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

/** A selection of every field of a type, nested objects included, unless they repeat. */
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

/** The document of one query or mutation, with its arguments as variables and every field of its result. */
export function documentOf(name: string): string {
  const field = fieldOf(name);
  const kind = mutations[name] ? "mutation" : "query";
  const names = field.args.map(({ name: argument }) => argument);
  const declared = names.length > 0 ? `(${field.args.map(({ name: argument, type }) => `$${argument}: ${type}`).join(", ")})` : "";
  const given = names.length > 0 ? `(${names.map((argument) => `${argument}: $${argument}`).join(", ")})` : "";
  return `${kind} ${declared} { ${name}${given} ${selection(field.type)} }`;
}

const leaves: Record<string, (value: unknown) => boolean> = {
  ID: (value) => typeof value === "string" || typeof value === "number",
  String: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Int: Number.isInteger,
  Float: (value) => typeof value === "number",
};

/** Faults of a value for a type of the schema, each with its place. */
function faultsOfValue(type: GraphQLType, value: unknown, place: string): string[] {
  if (isNonNullType(type)) return value == null ? [`${place} is missing`] : faultsOfValue(type.ofType, value, place);
  if (value == null) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${place} is no list`];
    return value.flatMap((item, index) => faultsOfValue(type.ofType, item, `${place}/${index}`));
  }
  if (isObjectType(type)) {
    return Object.entries(value).flatMap(([name, field]) => {
      const known = type.getFields()[name];
      return known ? faultsOfValue(known.type, field, `${place}/${name}`) : [];
    });
  }
  const fits = isEnumType(type) ? type.getValues().some(({ name }) => name === value) : leaves[getNamedType(type).name]?.(value);
  return fits ? [] : [`${place} is no ${getNamedType(type).name}`];
}

/** Differences between the result of a query and the contract: its errors, or the shape of its data. */
export function faultsOfGraphql(name: string, { data, errors }: { data: unknown; errors?: { message: string }[] }): string[] {
  if (errors) return errors.map(({ message }) => message);
  const value = (data as Record<string, unknown> | null)?.[name];
  return faultsOfValue(fieldOf(name).type, value, name);
}

/** Tells whether a field is a query, which only reads. */
export const isQuery = (name: string): boolean => name in queries;
