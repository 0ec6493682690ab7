import { type Context, Hono } from "hono";
import { setCookie } from "hono/cookie";
import { openapi, typeDefs } from "./base/contract.ts";
import { faults, faultsCookie, faultsOf } from "./http/faults.ts";
import { commonHeaders } from "./http/headers.ts";
import { bareHeaders, headersHere, readHosting } from "./http/hosting.ts";
import { portalRoutes } from "./http/portal.ts";
import { reportRoutes } from "./http/reports.ts";
import { telemetryHere, telemetryRoutes } from "./http/telemetry.ts";
import type { World } from "./http/world.ts";
import { mapsRoutes } from "./maps/routes.ts";
import { playgroundFiles, playgroundPage } from "./playground/routes.ts";
import { scenarios } from "./scenarios.ts";
import { clientCodes, signIns } from "./seed/signIns.ts";
import { retailSamples } from "./seed/vouchers.ts";
import { hasWrongName, type Worlds, worldCookie, worldName, worldNameOf } from "./worlds.ts";

interface Served {
  Variables: { world: World };
}

/**
 * Every route of the sandbox: the calls of the contract, the portal, and the developer's own under /sandbox.
 * @param settings values that the portal's configuration has here, instead of those of the build
 */
export function createApp(worlds: Worlds, portal?: string, settings?: Readonly<Record<string, unknown>>): Hono<Served> {
  const app = new Hono<Served>();
  const settingsOf = (context: Context) => ({ ...settings, telemetry: telemetryHere(context, worldNameOf(context)) });
  const hosting = portal === undefined ? undefined : readHosting(portal);
  app.use(async (context, next) => {
    const leavesWorld = context.req.method === "DELETE" && context.req.path === "/sandbox/world";
    if (hasWrongName(context) && !leavesWorld)
      return context.json({ code: "World", message: "Il nome del mondo ha da 1 a 64 lettere senza accento, cifre, - o _." }, 400);
    // This call sets the moment at which a new world begins, so it creates the world itself.
    const makesWorld = context.req.method === "PUT" && context.req.path === "/sandbox/world";
    if (!makesWorld) context.set("world", worlds.get(worldNameOf(context)));
    return next();
  });
  app.use(commonHeaders(hosting ? headersHere(hosting) : bareHeaders), faults());
  app.route("/sandbox", sandboxRoutes(worlds));
  app.route("/sandbox", mapsRoutes());
  app.route("/sandbox", playgroundFiles());
  app.route("/playground", playgroundPage());
  app.route("/sandbox", reportRoutes());
  app.route(
    "/sandbox",
    telemetryRoutes((name) => worlds.get(worldName(name))),
  );
  app.on(["GET", "POST", "PUT", "DELETE"], ["/api/*", "/admin/api"], (context) =>
    context.var.world.api.fetch(context.req.raw, context.env),
  );
  if (portal && hosting) app.route("/", portalRoutes(portal, hosting, settingsOf));
  app.notFound((context) => context.json({ code: "NOT-FOUND", message: "Non trovato." }, 404));
  return app;
}

/** Routes for the playground and for tests: sample sign-ins, scenarios, messages, contract, and the world of the browser session. */
function sandboxRoutes(worlds: Worlds): Hono<Served> {
  return new Hono<Served>()
    .get("/sign-ins", (context) => context.json(signIns))
    .get("/retail-vouchers", (context) => context.json(retailSamples))
    .get("/client-codes", (context) => context.json(clientCodes))
    .get("/scenarios", (context) => context.json(scenarios))
    .get("/outbox", (context) => context.json(context.var.world.outbox.list()))
    .get("/faults", (context) => context.json(faultsOf(context)))
    .put("/faults", async (context) => {
      const list = await context.req.json<unknown>().catch(() => []);
      setCookie(context, faultsCookie, JSON.stringify(Array.isArray(list) ? list : []), { sameSite: "Strict", path: "/" });
      return context.json({});
    })
    .get("/openapi.json", (context) => context.body(openapi, 200, { "Content-Type": "application/json" }))
    .get("/schema.graphql", (context) => context.text(typeDefs))
    .get("/world", (context) => context.json({ name: worldNameOf(context) ?? null, now: context.var.world.clock.now().toISOString() }))
    .put("/world", async (context) => {
      const name = worldNameOf(context) ?? crypto.randomUUID();
      const { now } = await context.req.json<{ now?: unknown }>().catch(() => ({ now: undefined }));
      const isMoment = typeof now === "string" && !Number.isNaN(Date.parse(now));
      context.set("world", worlds.get(name, isMoment ? now : undefined));
      if (now !== undefined && !isMoment) return context.json({ code: "Parameters", message: "La data non è valida." }, 400);
      setCookie(context, worldCookie, name, { httpOnly: true, sameSite: "Strict", path: "/" });
      return context.json({ name, now: context.var.world.clock.now().toISOString() });
    })
    .delete("/world", (context) => {
      setCookie(context, worldCookie, "", { path: "/", maxAge: 0 });
      return context.json({ name: null });
    });
}
