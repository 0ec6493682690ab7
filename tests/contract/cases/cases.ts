import type { OperationName } from "../openapi.ts";
import type { Session, Tools } from "../tools.ts";

/**
 * A function for each outcome that the contract documents ("200" or "404 BILL-NOT-FOUND"), which makes the call end that way in a private
 * world. A missing token (401 AUTH-FAILED) and a body that is no JSON (400 Parameters) are tried for every call and need no case.
 */
export type RestCases = Partial<Record<OperationName, Record<string, (tools: Tools) => Promise<Response>>>>;

/** The same for queries and mutations: "ok" or an error's code. AccessDeniedError without a token needs no case. */
export type GraphqlCases = Record<string, Record<string, (tools: Tools) => Promise<Awaited<ReturnType<Tools["graphql"]>>>>>;

/** Data for a probe: the signed-in customer, and the results of earlier probes of the room. */
export interface Probing extends Tools {
  session: Session;
}

/**
 * Reads that change nothing, with the data of the signed-in customer: run for every sample customer, and against a retailer's own server.
 * Their results do not matter: each request that they make is checked.
 */
export type Probe = (probing: Probing) => Promise<unknown>;
export type GraphqlProbe = Probe;

export interface Room {
  rest: RestCases;
  graphql: GraphqlCases;
  probes: readonly Probe[];
  graphqlProbes: readonly GraphqlProbe[];
}
