import type { DatabaseSync } from "node:sqlite";
import type { Notification } from "@favilla/contract/schema.ts";
import { createGraphQLError, createSchema, createYoga } from "graphql-yoga";
import type { Sessions } from "./access/sessions.ts";
import { labels } from "./account/labels.ts";
import type { Clock } from "./clock.ts";
import { typeDefs } from "./contract.ts";

interface Context {
  /** The token's customer. */
  customer: string | undefined;
}

const denied = () => createGraphQLError("AccessDeniedError", { extensions: { code: "AccessDeniedError" } });

/** The token's customer, which has to be the one that is asked for. */
function own(context: Context, customer: string | undefined = context.customer): string {
  if (context.customer === undefined || context.customer !== customer) throw denied();
  return context.customer;
}

const data = (row: Record<string, unknown> | undefined) => (row ? JSON.parse(String(row["data"])) : null);

function createResolvers(database: DatabaseSync, clock: Clock) {
  const user = database.prepare("SELECT user AS data FROM accounts WHERE customer = ?");
  const customer = database.prepare("SELECT data FROM customers WHERE id = ?");
  const supplies = database.prepare("SELECT data FROM supplies WHERE customer = ? ORDER BY data ->> 'activeFrom', code");
  const address = database.prepare("SELECT data FROM addresses WHERE id = ? AND customer = ?");
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
      allSupplies: (_: unknown, { customerId }: { customerId: string }, context: Context) =>
        supplies.all(own(context, customerId)).map(data),
      supplyAddress: (_: unknown, { addressId }: { addressId: string }, context: Context) => {
        const found = data(address.get(addressId, own(context)));
        if (!found) throw denied();
        return found;
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

/** The GraphQL endpoint; it executes the contract's own SDL. */
export const createGraphql = (database: DatabaseSync, clock: Clock, sessions: Sessions) =>
  createYoga<object, Context>({
    graphqlEndpoint: "/admin/api",
    schema: createSchema<Context>({ typeDefs, resolvers: createResolvers(database, clock) }),
    context: ({ request }) => ({ customer: sessions.customerOf(request.headers.get("authorization")) }),
    graphiql: false,
    landingPage: false,
    logging: "error",
  });
