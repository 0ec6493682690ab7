import { createMiddleware } from "hono/factory";
import type { World } from "../world.ts";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join("; ");

/** Headers of every response: security, and the server's time. API responses are never cached. */
export const commonHeaders = () =>
  createMiddleware<{ Variables: { world: World } }>(async (context, next) => {
    await next();
    context.header("Date", context.var.world.clock.now().toUTCString());
    context.header("Content-Security-Policy", policy);
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Content-Type-Options", "nosniff");
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  });
