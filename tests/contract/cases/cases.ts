import type { OperationName } from "../openapi.ts";
import type { Session, Tools } from "../tools.ts";

/**
 * How to bring about each outcome that the contract documents: "200" or "404 BILL-NOT-FOUND". Each runs in a private world. A missing
 * token (401 AUTH-FAILED) and a body that is no JSON (400 Parameters) are tried for every call and need no case.
 */
export type RestCases = Partial<Record<OperationName, Record<string, (tools: Tools) => Promise<Response>>>>;

/** The same for queries and mutations: "ok" or an error's code. AccessDeniedError without a token needs no case. */
export type GraphqlCases = Record<string, Record<string, (tools: Tools) => Promise<Awaited<ReturnType<Tools["graphql"]>>>>>;

/** What a probe may know: who is signed in, and what earlier probes of the room have read. */
export interface Probing extends Tools {
  session: Session;
}

/**
 * Reads that change nothing, with whatever the signed-in customer has: run for every sample customer, and against a retailer's own
 * server. What they answer with is not looked at: every call that they make is.
 */
export type Probe = (probing: Probing) => Promise<unknown>;
export type GraphqlProbe = Probe;

export interface Room {
  rest: RestCases;
  graphql: GraphqlCases;
  probes: readonly Probe[];
  graphqlProbes: readonly GraphqlProbe[];
}
