import type { DatabaseSync } from "node:sqlite";
import type { MutationUpdateSupplyArgs, QueryAllSuppliesArgs, QuerySupplyAddressArgs, Supply } from "@favilla/contract/schema.ts";
import { dataOf, denied, type GraphqlContext, graphqlError, requireCustomer } from "../base/graphqlErrors.ts";

/** Maximum length of a name in Unicode code points, so that an emoji counts as one character. */
const longestName = 60;

/** Resolvers of supplies and their addresses. */
export function supplyResolvers(database: DatabaseSync) {
  const all = database.prepare("SELECT data FROM supplies WHERE customer = ? ORDER BY data ->> 'activeFrom', code");
  const byId = database.prepare("SELECT data FROM supplies WHERE id = ? AND customer = ?");
  const update = database.prepare("UPDATE supplies SET data = ? WHERE id = ?");
  const address = database.prepare("SELECT data FROM addresses WHERE id = ? AND customer = ?");

  return {
    Query: {
      allSupplies: (_: unknown, { customerId }: QueryAllSuppliesArgs, context: GraphqlContext) =>
        all.all(requireCustomer(context, customerId)).map(dataOf),
      supplyAddress: (_: unknown, { addressId }: QuerySupplyAddressArgs, context: GraphqlContext) => {
        const found = dataOf(address.get(addressId, requireCustomer(context)));
        if (!found) throw denied();
        return found;
      },
    },
    Mutation: {
      updateSupply: (_: unknown, { id, name }: MutationUpdateSupplyArgs, context: GraphqlContext): Supply => {
        const supply: Supply | null = dataOf(byId.get(id, requireCustomer(context)));
        if (!supply) throw denied();
        const nickname = name.trim();
        if (nickname === "" || Array.from(nickname).length > longestName || /\p{Cc}/u.test(nickname)) throw graphqlError("Parameters");
        const renamed = { ...supply, nickname };
        update.run(JSON.stringify(renamed), id);
        return renamed;
      },
    },
  };
}
