import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiError } from "./errors.ts";
import type { Tokens } from "./guard.ts";

/** The stored response to an earlier request. */
interface StoredResponse {
  request: string;
  status: ContentfulStatusCode;
  body: string;
}

/** Tells whether the same request would get the same response again: not after a missing permission, a limit, or a fault of the server. */
const isFinal = (status: number) => status !== 401 && status !== 429 && status < 500;

/**
 * Writes with an `Idempotency-Key` happen once: the same key of the same customer gets the first response again, also while the first
 * request is still running; the same key with another request is refused.
 */
export function idempotency(database: DatabaseSync, tokens: Tokens) {
  const find = database.prepare("SELECT request, status, body FROM idempotency WHERE key = ?");
  const save = database.prepare("INSERT INTO idempotency (key, request, status, body) VALUES (?, ?, ?, ?)");
  const running = new Map<string, Promise<void>>();

  const replay = (context: Context, { request, status, body }: StoredResponse, digest: string): Response => {
    if (request !== digest) throw new ApiError("IDEMPOTENCY-KEY-REUSED");
    return context.body(body, status, { "Content-Type": "application/json", "Idempotent-Replayed": "true" });
  };

  return createMiddleware(async (context, next) => {
    const given = context.req.header("idempotency-key");
    if (!given || context.req.method === "GET") return next();
    const who = tokens.customerOf(context.req.raw.headers) ?? "";
    const key = `${who} ${given}`;
    const body = await context.req.raw.clone().text();
    const digest = createHash("sha256").update(`${context.req.path} ${body}`).digest("hex");
    while (running.has(key)) await running.get(key);
    const stored = find.get(key) as StoredResponse | undefined;
    if (stored) return replay(context, stored, digest);
    let done = () => {};
    running.set(key, new Promise<void>((resolve) => (done = resolve)));
    try {
      await next();
      if (isFinal(context.res.status)) save.run(key, digest, context.res.status, await context.res.clone().text());
    } finally {
      running.delete(key);
      done();
    }
  });
}
