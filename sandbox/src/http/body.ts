import type { Context } from "hono";
import { faultOf } from "../contract.ts";
import { ApiError } from "./errors.ts";

/** The request's JSON body, valid against a schema of the contract; `T` is that schema's type. */
export async function readBody<T>(context: Context, schema: string): Promise<T> {
  const body: T = await context.req.json().catch(() => {
    throw new ApiError("Parameters");
  });
  const fault = faultOf(schema, body);
  if (fault) throw new ApiError("Parameters", `La richiesta non è valida (${fault}).`);
  return body;
}
