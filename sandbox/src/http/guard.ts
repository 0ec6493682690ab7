import { createMiddleware } from "hono/factory";
import { ApiError } from "./errors.ts";

/** The variables of a guarded route: the token's customer. */
export interface Guarded {
  Variables: { customer: string };
}

/** Finds the customer of a token. */
export interface Tokens {
  /** Returns the customer of an `Authorization` header; undefined if the token is not valid. */
  customerOf: (authorization: string | undefined | null) => string | undefined;
}

/** Lets only requests with a valid token pass. */
export const guard = (tokens: Tokens) =>
  createMiddleware<Guarded>(async (context, next) => {
    const customer = tokens.customerOf(context.req.header("authorization"));
    if (!customer) throw new ApiError("AUTH-FAILED");
    context.set("customer", customer);
    await next();
  });
