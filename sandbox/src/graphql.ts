import type { DatabaseSync } from "node:sqlite";
import { createSchema, createYoga } from "graphql-yoga";
import { accessResolvers } from "./access/resolvers.ts";
import type { Sessions } from "./access/sessions.ts";
import { cadastralResolvers } from "./account/cadastral.ts";
import { requestResolvers } from "./account/requestResolvers.ts";
import { accountResolvers } from "./account/resolvers.ts";
import type { Clock } from "./base/clock.ts";
import { typeDefs } from "./base/contract.ts";
import type { GraphqlContext as Context } from "./base/graphqlErrors.ts";
import type { Outbox } from "./base/outbox.ts";
import { createInstalments } from "./bills/instalmentRequests.ts";
import { paymentResolvers } from "./payments/resolvers.ts";
import { readingResolvers } from "./readings/resolvers.ts";
import { createContracts } from "./supplies/contracts.ts";
import { supplyResolvers } from "./supplies/resolvers.ts";

/** The resolvers of every room, one line for each. */
const rooms = (database: DatabaseSync, clock: Clock, outbox: Outbox) => [
  accessResolvers(database, clock, outbox),
  accountResolvers(database, clock),
  cadastralResolvers(database, clock),
  requestResolvers(database, clock, (customer) => [
    ...createInstalments(database, clock).asRequests(customer),
    ...createContracts(database, clock).asRequests(customer),
  ]),
  paymentResolvers(database, clock, outbox),
  supplyResolvers(database, clock),
  readingResolvers(database, clock),
];

/** The GraphQL endpoint; it executes the contract's own SDL. */
export const createGraphql = (database: DatabaseSync, clock: Clock, outbox: Outbox, sessions: Sessions) =>
  createYoga<object, Context>({
    graphqlEndpoint: "/admin/api",
    schema: createSchema<Context>({ typeDefs, resolvers: rooms(database, clock, outbox) }),
    context: ({ request }) => ({ customer: sessions.customerOf(request.headers) }),
    graphiql: false,
    landingPage: false,
    logging: "error",
  });
