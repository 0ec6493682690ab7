import type { DatabaseSync } from "node:sqlite";
import type { QueryAllSelfReadingWindowsArgs } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import { isDay } from "../base/dates.ts";
import { type GraphqlContext, graphqlError, requireCustomer } from "../base/graphqlErrors.ts";
import { createReadingStore } from "./store.ts";

/** Resolvers of the reading windows of all supplies of a customer. */
export function readingResolvers(database: DatabaseSync, clock: Clock) {
  const readings = createReadingStore(database, clock);
  return {
    Query: {
      allSelfReadingWindows: (_: unknown, { customerId, from, to }: QueryAllSelfReadingWindowsArgs, context: GraphqlContext) => {
        const customer = requireCustomer(context, customerId);
        if (!isDay(from) || !isDay(to)) throw graphqlError("Parameters");
        return readings.windowsOf(customer, from, to);
      },
    },
  };
}
