import { Hono } from "hono";
import type { World } from "./world.ts";

const mostReports = 100;

/** Receives the browser's reports of refused content, for the playground and for tests: the newest of a world first. */
export function reportRoutes(): Hono<{ Variables: { world: World } }> {
  const lists = new WeakMap<World, unknown[]>();
  return new Hono<{ Variables: { world: World } }>()
    .get("/reports", (context) => context.json(lists.get(context.var.world) ?? []))
    .post("/reports", async (context) => {
      const body = await context.req.json<Record<string, unknown>>().catch(() => ({}) as Record<string, unknown>);
      const list = lists.get(context.var.world) ?? [];
      lists.set(context.var.world, [body["csp-report"] ?? body, ...list].slice(0, mostReports));
      return context.body(null, 204);
    });
}
