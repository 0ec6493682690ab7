import type { OfKind } from "@favilla/design-system/data/kinds.ts";

/** Id of a customer, which a session has. */
export type CustomerId = OfKind<string, "customerId">;
