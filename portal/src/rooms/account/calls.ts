import { privateQuery } from "../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../platform/session/customerId.ts";
import { query } from "../../platform/wire/graphql.ts";
import { type Customer, parseCustomer } from "./customer.ts";
import { CustomerDocument } from "./generated/account.ts";

export const fetchCustomer = async (customerId: CustomerId, signal?: AbortSignal): Promise<Customer> =>
  parseCustomer((await query(CustomerDocument, { customerId }, { signal })).allCustomers);

/** The signed-in customer: for menus, home and the profile's pages. */
export const customerQuery = privateQuery("customer", fetchCustomer);
