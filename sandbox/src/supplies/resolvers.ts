import type { DatabaseSync } from "node:sqlite";
import type { QueryAllSuppliesArgs, QuerySupplyAddressArgs } from "@favilla/contract/schema.ts";
import { dataOf, denied, type GraphqlContext, own } from "../graphql-errors.ts";

/** Supplies and their addresses. */
export function supplyResolvers(database: DatabaseSync) {
  const all = database.prepare("SELECT data FROM supplies WHERE customer = ? ORDER BY data ->> 'activeFrom', code");
  const address = database.prepare("SELECT data FROM addresses WHERE id = ? AND customer = ?");

  return {
    Query: {
      allSupplies: (_: unknown, { customerId }: QueryAllSuppliesArgs, context: GraphqlContext) =>
        all.all(own(context, customerId)).map(dataOf),
      supplyAddress: (_: unknown, { addressId }: QuerySupplyAddressArgs, context: GraphqlContext) => {
        const found = dataOf(address.get(addressId, own(context)));
        if (!found) throw denied();
        return found;
      },
    },
  };
}
