import * as z from "zod/mini";
import { config } from "../config/config.ts";
import { parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { withSession } from "./http.ts";
import { type Call, sendForJson } from "./transport.ts";

const answer = z.object({
  data: z.optional(z.nullable(z.looseObject({}))),
  errors: z.optional(
    z.array(
      z.object({
        message: z.catch(z.string(), ""),
        extensions: z.catch(z.object({ code: z.catch(z.string(), "") }), { code: "" }),
      }),
    ),
  ),
});

const denied = "AccessDeniedError";

/** Tells whether a code is a rejection, not a server failure. */
const isRefusal = (code: string) => /^[\w-]+$/.test(code) && !/server.error/i.test(code);

/**
 * Returns the data of a response. If it contains errors, an AccessDeniedError counts as 401 and any other as 500, whatever the HTTP status
 * is.
 */
export function graphqlData(body: unknown): Record<string, unknown> {
  const { data, errors = [] } = parse(answer, body, "graphql");
  if (errors.length > 0) {
    const status = errors.some(({ message, extensions }) => extensions.code === denied || message === denied) ? 401 : 500;
    const [first] = errors;
    const code = first?.extensions.code || first?.message || "";
    throw new ApiError(`graphql: ${errors.map((error) => error.message).join("; ")}`, {
      api: "graphql",
      reason: "status",
      status,
      data: { code },
      refused: isRefusal(code),
    });
  }
  if (!data) throw new ApiError("graphql: no data", { api: "graphql", reason: "body" });
  return data;
}

/** The text of an operation, with the types of its variables and its response, generated from the `.graphql` files. */
export type GraphqlDocument<Answer, Variables> = string & { readonly types?: (variables: Variables) => Answer };

/** Fields of a response by name. Their values must still be parsed. */
type Fields<Answer> = { readonly [Name in keyof Answer]: unknown };

type Options = Pick<Call, "token" | "signal" | "idempotencyKey">;

/** Executes an operation that needs no session. */
export const publicQuery = async <Answer, Variables>(
  query: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> =>
  graphqlData(
    await sendForJson(config().graphqlPath, { ...options, api: "graphql", method: "POST", body: { query, variables } }),
  ) as Fields<Answer>;

/** Executes a query or mutation with the session's token. */
export const query = <Answer, Variables>(
  document: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> => withSession((token) => publicQuery(document, variables, { ...options, token }));
