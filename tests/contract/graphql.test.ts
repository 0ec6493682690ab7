import { describe, expect, it } from "vitest";
import { fieldNames, graphqlOutcomesOf } from "./graphql.ts";
import { withSandbox } from "./sandbox.ts";

const { graphql, signIn } = withSandbox();

/** The arguments of the changes to a supply, its payment term, its billing address and its cadastral data. */
const changes = {
  supplyCode: "100002001",
  name: "Casa",
  paymentMethod: "Bank",
  emailDeliveryMode: "Postal",
  isPaymentMethodChange: false,
  address: "Via Fittizia",
  civicNumber: "8",
  postalCode: "40121",
  provinceCode: "BO",
  city: "Bologna",
  surname: "Esempio",
  active: true,
  manualInsert: false,
  holderTitle: 1,
  sheet: "12",
  particle: "345",
};

/** A value for each required argument of the queries and mutations. */
const anything = {
  id: "1",
  language: "IT",
  customerId: "100002",
  addressId: "a-100002001",
  filter: { customerId: "100002" },
  read: true,
  from: "2026-08-23",
  to: "2027-02-19",
  ...changes,
};
const denied = { message: "AccessDeniedError", extensions: { code: "AccessDeniedError" } };

describe("GraphQL", () => {
  it("[AP-02] needs a token for everything that is not public", async () => {
    for (const name of fieldNames) {
      const { errors } = await graphql(name, anything);
      if (graphqlOutcomesOf(name).includes("AccessDeniedError")) expect([name, errors]).toMatchObject([name, [denied]]);
      else expect([name, errors]).toEqual([name, undefined]);
    }
  });

  it("[AP-02] gives nothing of another customer", async () => {
    const { token } = await signIn("giulia@esempio.it");
    for (const name of fieldNames.filter((one) => graphqlOutcomesOf(one).includes("AccessDeniedError"))) {
      const { errors } = await graphql(name, { ...anything, id: name === "user" ? "100002" : "n-100002-1" }, token);
      expect([name, errors?.[0]?.message]).toEqual([name, "AccessDeniedError"]);
    }
  });

  it("stores that a notification was read, and gives the newest first", async () => {
    const { token } = await signIn("giulia@esempio.it");
    expect((await graphql("updateNotification", { id: "n-100001-2", read: true }, token)).errors).toBeUndefined();
    const { data } = await graphql("allNotifications", { customerId: "100001" }, token);
    const list: { id: string; read: boolean; createdAt: string }[] = data.allNotifications;
    expect(list.find(({ id }) => id === "n-100001-2")?.read).toBe(true);
    expect(list.find(({ id }) => id === "n-100001-1")?.read).toBe(false);
    const dates = list.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
