import { createGraphQLError } from "graphql-yoga";

/** The request data that a resolver can read. */
export interface GraphqlContext {
  /** The token's customer; undefined without a valid token. */
  customer: string | undefined;
}

/** An error whose message and `extensions.code` are the code, as the contract has it. */
export const graphqlError = (code: string) => createGraphQLError(code, { extensions: { code } });

export const denied = () => graphqlError("AccessDeniedError");

/** The token's customer, who must be the one of the request. */
export function requireCustomer(context: GraphqlContext, customer: string | undefined = context.customer): string {
  if (context.customer === undefined || context.customer !== customer) throw denied();
  return context.customer;
}

/** The JSON that a row of the store holds as `data`; null where there is no row. */
export const dataOf = (row: Record<string, unknown> | undefined) => (row ? JSON.parse(String(row["data"])) : null);
