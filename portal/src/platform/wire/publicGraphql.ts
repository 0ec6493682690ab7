import * as z from "zod/mini";
import { config } from "../config/config.ts";
import { parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import type { Query } from "./merge.ts";
import { onlySent, sentMessage } from "./sentMessage.ts";
import { type Call, sendForJson } from "./transport.ts";

export const answerSchema = z.object({
  data: z.optional(z.nullable(z.looseObject({}))),
  errors: z.optional(
    z.array(
      z.object({
        message: z.catch(z.string(), ""),
        extensions: z.catch(z.object({ code: z.catch(z.string(), "") }), { code: "" }),
        path: z.catch(z.optional(z.array(z.unknown())), undefined),
      }),
    ),
  ),
});

const denied = "AccessDeniedError";

/** Tells whether a code is a rejection, not a server failure. */
const isRefusal = (code: string) => /^[\w-]+$/.test(code) && !/server.error/i.test(code);

type Body = z.infer<typeof answerSchema>;

export const isDenied = ({ errors = [] }: Body) =>
  errors.some(({ message, extensions }) => extensions.code === denied || message === denied);

export function failureOf(body: Body): ApiError {
  const { errors = [] } = body;
  const code = errors[0]?.extensions.code || errors[0]?.message || "";
  return new ApiError(`graphql: ${errors.map((error) => error.message).join("; ")}`, {
    api: "graphql",
    reason: "status",
    status: isDenied(body) ? 401 : 500,
    data: { code },
    refused: isRefusal(code),
  });
}

export function dataOf({ data, errors = [] }: Body): Record<string, unknown> {
  const failures = errors.filter(({ message }) => message !== sentMessage);
  if (failures.length > 0) throw failureOf({ data, errors: failures });
  if (errors.length > 0 && Object.values(data ?? {}).every((value) => value === null)) return onlySent;
  if (!data) throw new ApiError("graphql: no data", { api: "graphql", reason: "body" });
  return data;
}

/**
 * Returns the data of a response. If it contains errors, an AccessDeniedError counts as 401 and any other as 500, whatever the HTTP status
 * is; 'Email sent' is no error but a success, whose data may be missing (AC-46).
 */
export const graphqlData = (body: unknown): Record<string, unknown> => dataOf(parse(answerSchema, body, "graphql"));

/** The text of an operation, with the types of its variables and its response, generated from the `.graphql` files. */
export type GraphqlDocument<Answer, Variables> = string & { readonly types?: (variables: Variables) => Answer };

/** Fields of a response by name. Their values must still be parsed. */
export type Fields<Answer> = { readonly [Name in keyof Answer]: unknown };

export type Options = Pick<Call, "token" | "signal" | "idempotencyKey">;

export const send = (body: Query, options?: Options): Promise<unknown> =>
  sendForJson(config().graphqlPath, { ...options, api: "graphql", method: "POST", body });

/** Executes an operation that needs no session. */
export const publicQuery = async <Answer, Variables extends object>(
  query: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> => graphqlData(await send({ query, variables }, options)) as Fields<Answer>;
