import { createMiddleware } from "hono/factory";
import { ApiError } from "./errors.ts";

/** The variables of a guarded route: the token's customer. */
export interface Guarded {
  Variables: { customer: string };
}

/** Finds the customer of a token. */
export interface Tokens {
  /** Returns the customer of a request's token; undefined if the token is not valid. */
  customerOf: (headers: Headers) => string | undefined;
}

/** Lets only requests with a valid token pass. */
export const guard = (tokens: Tokens) =>
  createMiddleware<Guarded>(async (context, next) => {
    const customer = tokens.customerOf(context.req.raw.headers);
    if (!customer) throw new ApiError("AUTH-FAILED");
    context.set("customer", customer);
    await next();
  });
