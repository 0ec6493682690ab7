import { afterAll, beforeAll } from "vitest";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../../sandbox/src/start.ts";

/** The moment at which the sandbox of these tests stands still. */
export const now = "2026-11-21T09:00:00.000Z";
export const password = "Favilla-2026";

export interface Session {
  customerId: string;
  token: string;
  refreshToken: string;
  expiresAt: string;
}

interface CallOptions {
  token?: string;
  /** Sent as JSON, by POST. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A sandbox of its own for a test file, with what a client of it needs. */
export function withSandbox(options: SandboxOptions = {}) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ database: ":memory:", now, ...options });
  });
  afterAll(() => sandbox.close());

  const call = (path: string, { token, body, headers = {} }: CallOptions = {}): Promise<Response> =>
    fetch(sandbox.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  const signIn = async (email: string): Promise<Session> =>
    (await call("/api/auth/login", { body: { username: email, password } })).json() as Promise<Session>;

  return { call, signIn };
}

/** The body of my-billing-details for all bills of a customer. */
export const allBills = (customerCode: string) => ({
  customerCode,
  pageNumber: 0,
  pageSize: 60,
  sortColumnName: "DOCTES_ANNO_DOC",
  sortDirection: "DESC",
});
