import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { createCredentials } from "./access/credentials.ts";
import { registrationRoutes } from "./access/registration.ts";
import { accessRoutes } from "./access/routes.ts";
import { createSessions } from "./access/sessions.ts";
import { userRoutes } from "./access/userRoutes.ts";
import { changeRoutes } from "./account/changeRoutes.ts";
import { complaintRoutes, publicComplaintRoutes } from "./account/complaintRoutes.ts";
import { promoRoutes } from "./account/promo.ts";
import type { Clock } from "./base/clock.ts";
import { createOutbox } from "./base/outbox.ts";
import { createInstalments } from "./bills/instalmentRequests.ts";
import { instalmentRoutes } from "./bills/instalmentRoutes.ts";
import { billRoutes } from "./bills/routes.ts";
import { consumptionRoutes } from "./consumption/routes.ts";
import { createGraphql } from "./graphql.ts";
import { ApiError } from "./http/errors.ts";
import { guard } from "./http/guard.ts";
import { idempotency } from "./http/idempotency.ts";
import type { World } from "./http/world.ts";
import { otpRoutes, paymentLinkRoutes, paymentRoutes } from "./payments/routes.ts";
import { readingRoutes } from "./readings/routes.ts";
import { settling } from "./readings/settle.ts";
import { createReadingStore } from "./readings/store.ts";
import { contractRoutes } from "./supplies/contractRoutes.ts";
import { retailChainRoutes, retailVoucherRoutes, voucherRoutes } from "./vouchers/routes.ts";

/** @param accessSeconds life of an access token */
export function createWorld(database: DatabaseSync, clock: Clock, accessSeconds: number): World {
  const outbox = createOutbox(database, clock);
  const sessions = createSessions(database, clock, accessSeconds);
  const graphql = createGraphql(database, clock, outbox, sessions);
  const once = idempotency(database, sessions);
  const api = new Hono();

  const settleReadings = settling(database, clock, outbox);
  const instalments = createInstalments(database, clock);
  api.use(async (_, next) => {
    settleReadings();
    instalments.settle();
    await next();
  });
  api.use(once);
  const credentials = createCredentials(database, clock, outbox);
  api.route("/api/auth", accessRoutes(credentials, sessions, clock));
  api.route("/api/users", registrationRoutes(database, credentials));
  api.route("/api/users", userRoutes(credentials, sessions));
  api.route("/api/retail-vouchers", retailVoucherRoutes(database, clock));
  api.route("/api/payments", paymentLinkRoutes(database, clock, outbox));
  api.route("/api/public-complaints", publicComplaintRoutes(database, clock, outbox));
  api.use("/api/*", guard(sessions));
  api.route("/api/billing/instalments", instalmentRoutes(database, clock));
  const { acceptedOf } = createReadingStore(database, clock);
  api.route("/api/billing", billRoutes(database, clock, acceptedOf));
  api.route("/api/consumption", consumptionRoutes(database, clock, acceptedOf));
  api.route("/api/supplies", contractRoutes(database, clock, outbox));
  api.route("/api/self-reading", readingRoutes(database, clock, outbox));
  api.route("/api/vouchers", voucherRoutes(database, clock, outbox));
  api.route("/api/retail-chain", retailChainRoutes(database));
  api.route("/api/otp", otpRoutes(database, clock, outbox));
  api.route("/api/payments", paymentRoutes(database));
  api.route("/api/complaints", complaintRoutes(database, clock, outbox));
  api.route("/api/changes", changeRoutes(database, clock));
  api.route("/api/promo", promoRoutes(database, clock));
  api.post("/admin/api", (context) => graphql.fetch(context.req.raw, {}));

  api.notFound((context) => context.json({ code: "NOT-FOUND", message: "Non trovato." }, 404));
  api.onError((error, context) => {
    if (error instanceof ApiError) {
      const { retryAfter = 900, attemptsLeft } = error.limits;
      if (error.status === 429) context.header("Retry-After", String(retryAfter));
      return context.json({ code: error.code, message: error.message, attemptsLeft }, error.status);
    }
    console.error(error);
    return context.json({ code: "SERVER-ERROR", message: "Si è verificato un errore." }, 500);
  });
  return { database, clock, outbox, api };
}
