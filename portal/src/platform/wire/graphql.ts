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

/** A code that says why something was refused, and not that the server broke down over it. */
const isRefusal = (code: string) => /^[\w-]+$/.test(code) && !/server.error/i.test(code);

/** The data of an answer. Of its errors AccessDeniedError is a 401 and any other a 500, whatever the HTTP status. */
export function graphqlData(body: unknown): Record<string, unknown> {
  const { data, errors = [] } = parse(answer, body, "graphql");
  if (errors.length > 0) {
    const status = errors.some(({ message, extensions }) => extensions.code === denied || message === denied) ? 401 : 500;
    const [first] = errors;
    const code = first?.extensions.code || first?.message || "";
    throw new ApiError(`graphql: ${errors.map((error) => error.message).join("; ")}`, {
      reason: "status",
      status,
      data: { code },
      refused: isRefusal(code),
    });
  }
  if (!data) throw new ApiError("graphql: no data", { reason: "body" });
  return data;
}

/** The text of an operation, typed by what it asks and what the contract answers; generated from the `.graphql` files beside this. */
export type GraphqlDocument<Answer, Variables> = string & { readonly types?: (variables: Variables) => Answer };

/** The answer's fields, by name; what they hold is still to be read at the edge. */
type Fields<Answer> = { readonly [Name in keyof Answer]: unknown };

type Options = Pick<Call, "token" | "signal" | "idempotencyKey">;

/** An operation that needs no session. */
export const publicQuery = async <Answer, Variables>(
  query: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> =>
  graphqlData(await sendForJson(config().graphqlPath, { ...options, method: "POST", body: { query, variables } })) as Fields<Answer>;

/** A query or mutation with the session's token. */
export const query = <Answer, Variables>(
  document: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> => withSession((token) => publicQuery(document, variables, { ...options, token }));
