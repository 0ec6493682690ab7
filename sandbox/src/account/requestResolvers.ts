import type { DatabaseSync } from "node:sqlite";
import type { QueryAllStatusRequestsArgs } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import { type GraphqlContext, requireCustomer } from "../base/graphqlErrors.ts";
import { createRequests } from "./requests.ts";

/** Resolvers of customers' requests. */
export function requestResolvers(database: DatabaseSync, clock: Clock) {
  const requests = createRequests(database, clock);
  return {
    Query: {
      allStatusRequests: (_: unknown, { customerId }: QueryAllStatusRequestsArgs, context: GraphqlContext) =>
        requests.list(requireCustomer(context, customerId)),
    },
  };
}
