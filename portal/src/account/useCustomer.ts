import { fetchCustomer } from "../api/account.ts";
import { type Load, toLoad } from "../app/load.ts";
import { type Asked, usePrivate } from "../session/usePrivate.ts";
import type { Customer } from "./customer.ts";

export const askedCustomer: Asked<Customer> = ["customer", (customerId, _query, signal) => fetchCustomer(customerId, signal)];

export const useCustomer = (): Load<Customer> => toLoad(usePrivate(...askedCustomer));
