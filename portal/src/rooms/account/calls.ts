import { parseRows } from "../../platform/edge/edge.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { query } from "../../platform/wire/graphql.ts";
import { type Customer, customer } from "./customer.ts";
import { CustomerDocument } from "./generated/account.ts";

export async function fetchCustomer(customerId: string, signal?: AbortSignal): Promise<Customer> {
  const [first] = parseRows(customer, (await query(CustomerDocument, { customerId }, { signal })).allCustomers, "customers");
  if (!first) throw new ApiError("customers: the session's customer is not among them", { reason: "body" });
  return first;
}

export const customerQuery = privateQuery("customer", fetchCustomer);
