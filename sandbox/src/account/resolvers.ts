import type { DatabaseSync } from "node:sqlite";
import type {
  Customer,
  MutationUpdateCustomerArgs,
  MutationUpdateNotificationArgs,
  MutationUpdatePrivacyArgs,
  Notification,
  Privacy,
  QueryAllCustomersArgs,
  QueryAllLabelsArgs,
  QueryAllNotificationsArgs,
  QueryAllPrivaciesArgs,
  QueryAllResidencesArgs,
} from "@favilla/contract/schema.ts";
import { changeLog } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import { dataOf, denied, type GraphqlContext, graphqlError, requireCustomer } from "../base/graphqlErrors.ts";
import { maskedEnd } from "../base/masked.ts";
import { transaction } from "../store/database.ts";
import { privacyConditions } from "./privacyConditions.ts";

/** Texts that replace the portal's own, key by key: enough to show that the remote vocabulary wins. */
const labels = [
  { labelTag: "bills", tag: "bills.loadMoreOther", text: "Mostra altre {count} bollette" },
  { labelTag: "bills", tag: "bills.loadMoreOne", text: "Mostra un’altra bolletta" },
];

const phoneNumber = /^\+?\d{8,15}$/;

/** A change without the fields that are missing or null. */
const givenFields = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };

const switchValue = (isOn: boolean | null | undefined) => (isOn == null ? null : { code: isOn ? "on" : "off", text: null });
const phoneValue = (phone: string | null | undefined) => (phone ? { code: null, text: maskedEnd(phone, 3) } : null);

/** Resolvers of customers: contact details, consents, residences, notifications, and the vocabulary. */
export function accountResolvers(database: DatabaseSync, clock: Clock) {
  const rowsOf = (table: string) => database.prepare(`SELECT data FROM ${table} WHERE customer = ? ORDER BY id`);
  const rowOf = (table: string) => database.prepare(`SELECT data FROM ${table} WHERE id = ? AND customer = ?`);
  const save = (table: string) => database.prepare(`UPDATE ${table} SET data = ? WHERE id = ?`);

  const customer = database.prepare("SELECT data FROM customers WHERE id = ?");
  const saveCustomer = save("customers");
  const notifications = database.prepare("SELECT data FROM notifications WHERE customer = ? ORDER BY created DESC, id");
  const [notification, saveNotification] = [rowOf("notifications"), save("notifications")];
  const [privacies, privacy, savePrivacy] = [rowsOf("privacies"), rowOf("privacies"), save("privacies")];
  const residences = rowsOf("residences");
  const changes = changeLog(database, clock);

  return {
    Query: {
      allCustomers: (_: unknown, { filter }: QueryAllCustomersArgs, context: GraphqlContext): Customer[] => {
        const found: Customer | null = dataOf(customer.get(requireCustomer(context, filter.customerId ?? context.customer)));
        return found && (filter.externalId == null || filter.externalId === found.externalId) ? [found] : [];
      },
      allNotifications: (_: unknown, { customerId, sort }: QueryAllNotificationsArgs, context: GraphqlContext): Notification[] => {
        const newestFirst = notifications.all(requireCustomer(context, customerId)).map(dataOf);
        return sort?.order === "asc" ? newestFirst.toReversed() : newestFirst;
      },
      allPrivacies: (_: unknown, { customerId }: QueryAllPrivaciesArgs, context: GraphqlContext): Privacy[] =>
        privacies.all(requireCustomer(context, customerId)).map(dataOf),
      allResidences: (_: unknown, { customerId }: QueryAllResidencesArgs, context: GraphqlContext) =>
        residences.all(requireCustomer(context, customerId)).map(dataOf),
      allLabels: (_: unknown, { language }: QueryAllLabelsArgs) => (language === "IT" ? labels : []),
    },
    Mutation: {
      updateCustomer: (_: unknown, { customerId, ...change }: MutationUpdateCustomerArgs, context: GraphqlContext): Customer => {
        const found: Customer | null = dataOf(customer.get(requireCustomer(context, customerId)));
        if (!found) throw denied();
        if (change.phone != null && !phoneNumber.test(change.phone)) throw graphqlError("Parameters");
        const changed: Customer = { ...found, ...givenFields(change), updatedAt: clock.now().toISOString() };
        transaction(database, () => {
          saveCustomer.run(JSON.stringify(changed), found.customerId);
          if (changed.phone !== found.phone)
            changes.add(found.customerId, { kind: "phone", before: phoneValue(found.phone), after: phoneValue(changed.phone) });
          if (changed.alertNotifications !== found.alertNotifications)
            changes.add(found.customerId, {
              kind: "notices",
              before: switchValue(found.alertNotifications),
              after: switchValue(changed.alertNotifications),
            });
        });
        return changed;
      },
      updatePrivacy: (_: unknown, { id, ...change }: MutationUpdatePrivacyArgs, context: GraphqlContext): Privacy => {
        const found: Privacy | null = dataOf(privacy.get(id, requireCustomer(context)));
        if (!found) throw denied();
        const changed: Privacy = { ...found, ...givenFields(change) };
        transaction(database, () => {
          savePrivacy.run(JSON.stringify(changed), id);
          for (const { name, title } of [{ name: "informativa" as const, ...privacyConditions.informativa }, ...privacyConditions.consents])
            if ((changed[name] ?? null) !== (found[name] ?? null))
              changes.add(found.customerId, {
                kind: "consent",
                about: title,
                before: switchValue(found[name]),
                after: switchValue(changed[name]),
              });
        });
        return changed;
      },
      updateNotification: (_: unknown, { id, read }: MutationUpdateNotificationArgs, context: GraphqlContext): Notification => {
        const found: Notification | null = dataOf(notification.get(id, requireCustomer(context)));
        if (!found) throw denied();
        const changed: Notification = { ...found, read, updatedAt: clock.now().toISOString() };
        saveNotification.run(JSON.stringify(changed), id);
        return changed;
      },
    },
  };
}
