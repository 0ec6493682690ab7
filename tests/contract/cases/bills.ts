import { allBills } from "../tools.ts";
import type { Probe, RestCases, Room } from "./cases.ts";

const own = { customer: "100001", year: 2026, id: 27 };

const rest: RestCases = {
  myBillingDetails: {
    200: async ({ rest, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return rest("myBillingDetails", { token, body: allBills(customerId) });
    },
    "404 SUPPLY-NOT-FOUND": async ({ rest, signIn }) => {
      const { token, customerId } = await signIn("nessuna@esempio.it");
      return rest("myBillingDetails", { token, body: allBills(customerId) });
    },
    "404 CUSTOMER-NOT-FOUND": async ({ rest, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return rest("myBillingDetails", { token, body: allBills("100002") });
    },
  },
  myBilling: {
    200: async ({ rest, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      const body = { customerCode: customerId, pageNumber: 0, pageSize: 1 };
      return rest("myBilling", { token, path: { year: 2026, number: "1010351" }, body });
    },
    "404 CUSTOMER-NOT-FOUND": async ({ rest, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      const body = { customerCode: "100002", pageNumber: 0, pageSize: 1 };
      return rest("myBilling", { token, path: { year: 2026, number: "1010351" }, body });
    },
  },
  invoicePdf: {
    200: async ({ rest, signIn }) => rest("invoicePdf", { token: (await signIn("giulia@esempio.it")).token, path: own }),
    "404 BILL-NOT-FOUND": async ({ rest, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return rest("invoicePdf", { token, path: { ...own, customer: "100002" } });
    },
  },
  invoiceCsv: {
    200: async ({ rest, signIn }) => rest("invoiceCsv", { token: (await signIn("giulia@esempio.it")).token, path: own }),
    "404 BILL-NOT-FOUND": async ({ rest, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return rest("invoiceCsv", { token, path: { ...own, id: 99_999 } });
    },
  },
};

const bills: Probe = async ({ rest, session: { token, customerId } }) => {
  const list = await rest("myBillingDetails", { token, body: allBills(customerId) });
  const { items = [] } = (await list.clone().json()) as { items?: { ID: number; ANNO: number; NUMERO: string }[] };
  const some = items.slice(0, 30).map(async ({ ID, ANNO, NUMERO }) => {
    const body = { customerCode: customerId, pageNumber: 0, pageSize: 1 };
    const document = { customer: customerId, year: ANNO, id: ID };
    return [
      { name: "myBilling", answer: await rest("myBilling", { token, path: { year: ANNO, number: NUMERO }, body }) },
      { name: "invoiceCsv", answer: await rest("invoiceCsv", { token, path: document }) },
    ] as const;
  });
  const [first] = items;
  const document = { customer: customerId, year: first?.ANNO ?? 2026, id: first?.ID ?? 1 };
  const pdf = { name: "invoicePdf", answer: await rest("invoicePdf", { token, path: document }) } as const;
  return [{ name: "myBillingDetails", answer: list }, pdf, ...(await Promise.all(some)).flat()];
};

export const billsRoom: Room = { rest, graphql: {}, probes: [bills], graphqlProbes: [] };
