import type { DatabaseSync } from "node:sqlite";
import type { Notification } from "@favilla/contract/schema.ts";
import { createSchema, createYoga } from "graphql-yoga";
import type { Sessions } from "./access/sessions.ts";
import { labels } from "./account/labels.ts";
import type { Clock } from "./clock.ts";
import { typeDefs } from "./contract.ts";
import { type GraphqlContext as Context, dataOf as data, denied, own } from "./graphql-errors.ts";
import type { Outbox } from "./outbox.ts";
import { supplyResolvers } from "./supplies/resolvers.ts";

function createResolvers(database: DatabaseSync, clock: Clock) {
  const user = database.prepare("SELECT user AS data FROM accounts WHERE customer = ?");
  const customer = database.prepare("SELECT data FROM customers WHERE id = ?");
  const notifications = database.prepare("SELECT data FROM notifications WHERE customer = ? ORDER BY created DESC, id");
  const notification = database.prepare("SELECT data FROM notifications WHERE id = ? AND customer = ?");
  const saveNotification = database.prepare("UPDATE notifications SET data = ? WHERE id = ?");

  return {
    Query: {
      user: (_: unknown, { id }: { id: string }, context: Context) => data(user.get(own(context, id))),
      allCustomers: (_: unknown, { filter }: { filter: { customerId?: string; externalId?: string } }, context: Context) => {
        const found = data(customer.get(own(context, filter.customerId ?? context.customer)));
        return found && (filter.externalId === undefined || filter.externalId === found.externalId) ? [found] : [];
      },
      allNotifications: (_: unknown, { customerId, sort }: { customerId: string; sort: { order: "asc" | "desc" } }, context: Context) => {
        const newestFirst = notifications.all(own(context, customerId)).map(data);
        return sort.order === "desc" ? newestFirst : newestFirst.toReversed();
      },
      allLabels: (_: unknown, { language }: { language: string }) => (language === "IT" ? labels : []),
    },
    Mutation: {
      updateNotification: (_: unknown, { id, read }: { id: string; read: boolean }, context: Context) => {
        const found: Notification | null = data(notification.get(id, own(context)));
        if (!found) throw denied();
        const changed: Notification = { ...found, read, updatedAt: clock.now().toISOString() };
        saveNotification.run(JSON.stringify(changed), id);
        return changed;
      },
    },
  };
}

/** The resolvers of every room, one line for each. */
const rooms = (database: DatabaseSync, clock: Clock, _outbox: Outbox) => [createResolvers(database, clock), supplyResolvers(database)];

/** The GraphQL endpoint; it executes the contract's own SDL. */
export const createGraphql = (database: DatabaseSync, clock: Clock, outbox: Outbox, sessions: Sessions) =>
  createYoga<object, Context>({
    graphqlEndpoint: "/admin/api",
    schema: createSchema<Context>({ typeDefs, resolvers: rooms(database, clock, outbox) }),
    context: ({ request }) => ({ customer: sessions.customerOf(request.headers.get("authorization")) }),
    graphiql: false,
    landingPage: false,
    logging: "error",
  });
