import { fetchCustomer } from "../api/account.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import type { Customer } from "./customer.ts";

export const useCustomer = (): Load<Customer> =>
  toLoad(usePrivate("customer", (customerId, _query, signal) => fetchCustomer(customerId, signal)));
