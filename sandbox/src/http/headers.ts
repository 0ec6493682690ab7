import { createMiddleware } from "hono/factory";
import type { World } from "./world.ts";

/** Headers of every response: security, and the server's time. API responses are never cached. */
export const commonHeaders = (headers: Readonly<Record<string, string>>) =>
  createMiddleware<{ Variables: { world: World } }>(async (context, next) => {
    await next();
    context.header("Date", context.var.world.clock.now().toUTCString());
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  });
