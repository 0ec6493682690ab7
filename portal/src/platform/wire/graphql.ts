import { parse } from "../edge/edge.ts";
import { ApiError } from "../errors/errors.ts";
import { withSession } from "./http.ts";
import { mergeQueries, partOf, type Query } from "./merge.ts";
import {
  answerSchema,
  dataOf,
  type Fields,
  failureOf,
  type GraphqlDocument,
  graphqlData,
  isDenied,
  type Options,
  send,
} from "./publicGraphql.ts";

const sendAlone = (operation: Query, options?: Options) =>
  withSession(async (token) => graphqlData(await send(operation, { ...options, token })));

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
