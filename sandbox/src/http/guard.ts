import { createMiddleware } from "hono/factory";
import type { Sessions } from "../access/sessions.ts";
import { ApiError } from "./errors.ts";

/** The variables of a guarded route: the token's customer. */
export interface Guarded {
  Variables: { customer: string };
}

/** Lets only requests with a valid token pass. */
export const guard = (sessions: Sessions) =>
  createMiddleware<Guarded>(async (context, next) => {
    const customer = sessions.customerOf(context.req.header("authorization"));
    if (!customer) throw new ApiError("AUTH-FAILED");
    context.set("customer", customer);
    await next();
  });
