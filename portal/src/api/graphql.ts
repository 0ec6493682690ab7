import * as z from "zod/mini";
import { config } from "../config/config.ts";
import { anyObject, parse } from "./edge.ts";
import { ApiError } from "./errors.ts";
import { withSession } from "./http.ts";
import { sendForJson } from "./transport.ts";

const answer = z.object({
  data: z.optional(z.nullable(anyObject)),
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

/** The data of an answer. Of its errors AccessDeniedError is a 401 and any other a 500, whatever the HTTP status. */
export function graphqlData(body: unknown): Record<string, unknown> {
  const { data, errors = [] } = parse(answer, body, "graphql");
  if (errors.length > 0) {
    const status = errors.some(({ message, extensions }) => extensions.code === denied || message === denied) ? 401 : 500;
    throw new ApiError(`graphql: ${errors.map((error) => error.message).join("; ")}`, { reason: "status", status, data: errors });
  }
  if (!data) throw new ApiError("graphql: no data", { reason: "body" });
  return data;
}

type Variables = Readonly<Record<string, unknown>>;

/** A query that needs no session. */
export const publicQuery = async (query: string, variables: Variables = {}, token?: string): Promise<Record<string, unknown>> =>
  graphqlData(await sendForJson(config().graphqlPath, { method: "POST", body: { query, variables }, token }));

export const query = (text: string, variables: Variables): Promise<Record<string, unknown>> =>
  withSession((token) => publicQuery(text, variables, token));
