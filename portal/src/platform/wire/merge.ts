/** One GraphQL query with its variables. */
export interface Query {
  query: string;
  variables: object;
}

/**
 * Parts of a generated document: its name, the declarations of its variables, its one root field, and the fragments that it uses.
 * docs/api/generate.ts refuses a query of another form.
 */
const form = /^query (\w+)(?:\((.*?)\))?\{(.*?)\}((?:fragment .*)?)$/s;

const aliasOf = (index: number) => `q${index}`;

/**
 * Joins queries into one, whose name is all of theirs. Each field gets an alias, and its variables a prefix, by its position: two queries
 * may ask for the same field with other variables.
 */
export function mergeQueries(queries: readonly Query[]): Query {
  const names: string[] = [];
  const declared: string[] = [];
  const fields: string[] = [];
  const fragments = new Set<string>();
  const values: Record<string, unknown> = {};
  queries.forEach(({ query, variables }, index) => {
    const alias = aliasOf(index);
    const [, name = "", declarations = "", field = "", spread = ""] = form.exec(query) ?? [];
    const rename = (text: string) => text.replace(/\$/g, `$$${alias}_`);
    names.push(name);
    declared.push(rename(declarations));
    fields.push(`${alias}:${rename(field)}`);
    for (const fragment of spread.split(/(?=fragment \w+ on )/)) fragments.add(fragment);
    for (const [key, value] of Object.entries(variables)) values[`${alias}_${key}`] = value;
  });
  const variables = declared.join(" ").trim();
  return {
    query: `query ${names.join("_")}${variables && `(${variables})`}{${fields.join(" ")}}${[...fragments].join("")}`,
    variables: values,
  };
}

interface Failure {
  path?: readonly unknown[] | undefined;
}

interface Body<Error extends Failure> {
  data?: Record<string, unknown> | null | undefined;
  errors?: Error[] | undefined;
}

/**
 * Returns one query's part of the response to merged ones: its data or its errors. Undefined if the response has neither, because another
 * query's error spoiled the whole: a field that may not be null takes all data with it.
 */
export function partOf<Error extends Failure>(
  { data, errors = [] }: Body<Error>,
  index: number,
  { query }: Query,
): Body<Error> | undefined {
  const alias = aliasOf(index);
  const own = errors.filter(({ path }) => path?.[0] === alias);
  if (own.length > 0) return { errors: own };
  const value = data?.[alias];
  const field = /^\w+/.exec(form.exec(query)?.[3] ?? "")?.[0] ?? "";
  return value == null ? undefined : { data: { [field]: value } };
}
