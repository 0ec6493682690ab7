import * as z from "zod/mini";
import { config } from "../config/config.ts";
import { parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { withSession } from "./http.ts";
import { mergeQueries, partOf, type Query } from "./merge.ts";
import { onlySent, sentMessage } from "./sentMessage.ts";
import { type Call, sendForJson } from "./transport.ts";

const answerSchema = z.object({
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

const isDenied = ({ errors = [] }: Body) => errors.some(({ message, extensions }) => extensions.code === denied || message === denied);

function failureOf(body: Body): ApiError {
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

function dataOf({ data, errors = [] }: Body): Record<string, unknown> {
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

type Options = Pick<Call, "token" | "signal" | "idempotencyKey">;

const send = (body: Query, options?: Options): Promise<unknown> =>
  sendForJson(config().graphqlPath, { ...options, api: "graphql", method: "POST", body });

const sendAlone = (operation: Query, options?: Options) =>
  withSession(async (token) => graphqlData(await send(operation, { ...options, token })));

/** Executes an operation that needs no session. */
export const publicQuery = async <Answer, Variables extends object>(
  query: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> => graphqlData(await send({ query, variables }, options)) as Fields<Answer>;

/** A query that waits for the others of its turn. */
interface Waiting {
  operation: Query;
  signal: AbortSignal | undefined;
  resolve: (data: Promise<Record<string, unknown>> | Record<string, unknown>) => void;
  reject: (error: unknown) => void;
}

let waitingQueries: Waiting[] = [];

/** Sends several queries in one request. Each gets its own part of the response; one that another's error spoiled is sent again alone. */
async function sendMerged(group: readonly Waiting[]): Promise<void> {
  const end = new AbortController();
  const endIfAllAborted = () => group.every(({ signal }) => signal?.aborted) && end.abort();
  for (const { signal } of group) signal?.addEventListener("abort", endIfAllAborted);
  try {
    const body = await withSession(async (token) => {
      const merged = mergeQueries(group.map(({ operation }) => operation));
      const received = parse(answerSchema, await send(merged, { token, signal: end.signal }), "graphql");
      if (isDenied(received)) throw failureOf(received);
      return received;
    });
    group.forEach(({ operation, signal, resolve }, index) => {
      const part = partOf(body, index, operation);
      if (!part) resolve(sendAlone(operation, { signal }));
      else resolve((async () => dataOf(part))());
    });
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

function sendWaiting(): void {
  const group = waitingQueries.filter(({ signal }) => !signal?.aborted);
  waitingQueries = [];
  const [only, ...others] = group;
  if (others.length > 0) void sendMerged(group);
  else only?.resolve(sendAlone(only.operation, { signal: only.signal }));
}

/** Sends a query with all others of the same turn. A query whose signal aborts fails at once; the request ends if none needs it any more. */
const sendTogether = (operation: Query, signal: AbortSignal | undefined): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError("graphql: not needed any more", { api: "graphql", reason: "aborted" }));
    if (signal?.aborted) return fail();
    signal?.addEventListener("abort", fail);
    if (waitingQueries.push({ operation, signal, resolve, reject }) === 1) queueMicrotask(sendWaiting);
  });

/**
 * Executes a query or mutation with the session's token. Queries of one turn, such as those of a page that opens, travel in one request
 * (AP-27); a mutation never waits for another.
 */
export const query = <Answer, Variables extends object>(
  document: GraphqlDocument<Answer, Variables>,
  variables: Variables,
  options?: Options,
): Promise<Fields<Answer>> => {
  const operation = { query: document, variables };
  return (document.startsWith("query ") ? sendTogether(operation, options?.signal) : sendAlone(operation, options)) as Promise<
    Fields<Answer>
  >;
};
