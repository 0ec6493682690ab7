import type { Message } from "../../sandbox/src/base/outbox.ts";
import { documentOf } from "./graphql.ts";
import { type OperationName, operationOf } from "./openapi.ts";

/** The moment at which the sandbox of these tests is stopped. */
export const now = "2026-11-21T09:00:00.000Z";
export const password = "Favilla-2026";

export interface Session {
  customerId: string;
  token: string;
  refreshToken: string;
  expiresAt: string;
}

interface Sent {
  token?: string | undefined;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface Request extends Sent {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  idempotencyKey?: string;
}

interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of it, it also checks.
  data: any;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Addresses of a server's APIs, and the paths that differ from the contract's. */
export interface Endpoints {
  /** Place of the tokens. @default "storage" */
  session?: "storage" | "cookie";
  apiBase: string;
  graphqlPath: string;
  paths: Partial<Record<OperationName, string>>;
}

const asInContract: Endpoints = { apiBase: "/api", graphqlPath: "/admin/api", paths: {} };

/** A client of a server that implements the contract; `headers` go with each request, such as the name of a private world. */
export function createTools(url: () => string, headers: Record<string, string> = {}, { apiBase, graphqlPath, paths } = asInContract) {
  const fetchJson = (path: string, method: string, { token, body, headers: own }: Sent): Promise<Response> =>
    fetch(new URL(path, url()), {
      method,
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
        ...own,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  /** Any address; POST if there is a body. */
  const call = (path: string, sent: Sent = {}) => fetchJson(path, sent.body === undefined ? "GET" : "POST", sent);

  /** A REST call of the contract. */
  const rest = (name: OperationName, { path = {}, query = {}, idempotencyKey, ...sent }: Request = {}): Promise<Response> => {
    const { path: template, method } = operationOf(name);
    const filled = (paths[name] ?? template).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])));
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
    const once = idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {};
    return fetchJson(`${apiBase}${filled}${search && `?${search}`}`, method, { ...sent, headers: { ...once, ...sent.headers } });
  };

  /** A query or mutation of the contract, with every field of its result. */
  const graphql = async (name: string, variables: object, token?: string, own: Record<string, string> = {}): Promise<GraphqlAnswer> => {
    const answer = await fetchJson(graphqlPath, "POST", { token, body: { query: documentOf(name), variables }, headers: own });
    return (await answer.json()) as GraphqlAnswer;
  };

  const signIn = async (email: string, secret = password): Promise<Session> =>
    (await rest("login", { body: { username: email, password: secret } })).json() as Promise<Session>;

  /** The sandbox's messages, newest first. */
  const outbox = async (): Promise<Message[]> => (await call("/sandbox/outbox")).json() as Promise<Message[]>;

  /** Moves the clock of the private world that the headers name. */
  const setClock = (moment: string) => fetchJson("/sandbox/world", "PUT", { body: { now: moment } });

  return { call, rest, graphql, signIn, outbox, setClock };
}

export type Tools = ReturnType<typeof createTools>;

/** The body of my-billing-details for all bills of a customer. */
export const allBills = (customerCode: string) => ({
  customerCode,
  pageNumber: 0,
  pageSize: 60,
  sortColumnName: "DOCTES_ANNO_DOC",
  sortDirection: "DESC",
});
