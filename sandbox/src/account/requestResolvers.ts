import type { DatabaseSync } from "node:sqlite";
import type { QueryAllStatusRequestsArgs, StatusRequest } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import { type GraphqlContext, requireCustomer } from "../base/graphqlErrors.ts";
import { createComplaints } from "./complaints.ts";
import { createRequests } from "./requests.ts";

/** Resolvers of customers' requests. @param others requests that other rooms keep */
export function requestResolvers(database: DatabaseSync, clock: Clock, others: (customer: string) => StatusRequest[]) {
  const requests = createRequests(database, clock);
  const complaints = createComplaints(database, clock);
  return {
    Query: {
      allStatusRequests: (_: unknown, { customerId }: QueryAllStatusRequestsArgs, context: GraphqlContext) => {
        const customer = requireCustomer(context, customerId);
        const moment = ({ createdAt }: { createdAt?: string | null | undefined }) => createdAt ?? "";
        return [...requests.list(customer), ...complaints.asRequests(customer), ...others(customer)].sort((a, b) =>
          moment(b).localeCompare(moment(a)),
        );
      },
    },
  };
}
