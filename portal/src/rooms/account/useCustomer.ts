import { type Load, toLoad } from "../../platform/loading/load.ts";
import { type PrivateQuery, usePrivate } from "../../platform/session/usePrivate.ts";
import { fetchCustomer } from "./calls.ts";
import type { Customer } from "./customer.ts";

export const customerQuery: PrivateQuery<Customer> = ["customer", (customerId, _query, signal) => fetchCustomer(customerId, signal)];

export const useCustomer = (): Load<Customer> => toLoad(usePrivate(...customerQuery));
