import type { Context } from "hono";
import { type BodyOf, faultOf, type OperationName } from "../base/contract.ts";
import { ApiError } from "./errors.ts";

/** The request's JSON body, valid against the contract's schema for the call. */
export async function readBody<Name extends OperationName>(context: Context, operation: Name): Promise<BodyOf<Name>> {
  const body: BodyOf<Name> = await context.req.json().catch(() => {
    throw new ApiError("Parameters");
  });
  const fault = faultOf(operation, body);
  if (fault) throw new ApiError("Parameters", `La richiesta non è valida (${fault}).`);
  return body;
}
