import type { SentRequest } from "@favilla/design-system/account/RequestsView.tsx";

/** The requests of the sample: give the page those of your server, newest first. */
export const requests: readonly SentRequest[] = [
  {
    id: "2",
    type: "PaymentChange",
    status: "InProgress",
    date: "2026-11-18",
    updatedAt: "2026-11-19T09:00:00.000Z",
    supply: "Casa di Bologna",
    asked: { kind: "account", code: "IT60X0542811101000000123456" },
  },
  {
    id: "1",
    type: "BillingAddressChange",
    status: "ClosedSuccessfully",
    date: "2026-09-03",
    updatedAt: "2026-09-07T09:00:00.000Z",
    supply: "Via dei Tigli 14",
    asked: { kind: "address", address: "Via Fittizia 8, Bologna" },
  },
];
