import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { accessRoutes } from "./access/routes.ts";
import { createSessions } from "./access/sessions.ts";
import { promoRoutes } from "./account/promo.ts";
import { billRoutes } from "./bills/routes.ts";
import type { Clock } from "./clock.ts";
import { createGraphql } from "./graphql.ts";
import { ApiError } from "./http/errors.ts";
import { faults } from "./http/faults.ts";
import { guard } from "./http/guard.ts";
import { commonHeaders } from "./http/headers.ts";
import { portalRoutes } from "./http/portal.ts";
import { signIns } from "./seed/signIns.ts";
import { voucherRoutes } from "./vouchers/routes.ts";

interface Parts {
  database: DatabaseSync;
  clock: Clock;
  /** Life of an access token. */
  accessSeconds: number;
  /** Folder of the built portal, to be served on the same address. */
  portal?: string | undefined;
}

/** Everything the sandbox answers, one line for each room of the contract. */
export function createApp({ database, clock, accessSeconds, portal }: Parts): Hono {
  const sessions = createSessions(database, clock, accessSeconds);
  const graphql = createGraphql(database, clock, sessions);
  const app = new Hono();

  app.use(commonHeaders(clock), faults());
  app.route("/api/auth", accessRoutes(database, sessions));
  app.use("/api/*", guard(sessions));
  app.route("/api/billing", billRoutes(database, clock));
  app.route("/api/vouchers", voucherRoutes(database));
  app.route("/api/promo", promoRoutes(database, clock));
  app.post("/admin/api", (context) => graphql.fetch(context.req.raw, {}));
  app.get("/sandbox/sign-ins", (context) => context.json(signIns));
  app.all("/sandbox/*", (context) => context.notFound());
  if (portal) app.route("/", portalRoutes(portal));

  app.notFound((context) => context.json({ code: "NOT-FOUND", message: "Non trovato." }, 404));
  app.onError((error, context) => {
    if (error instanceof ApiError) return context.json({ code: error.code, message: error.message }, error.status);
    console.error(error);
    return context.json({ code: "SERVER-ERROR", message: "Si è verificato un errore." }, 500);
  });
  return app;
}
