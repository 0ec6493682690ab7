import type { DatabaseSync } from "node:sqlite";
import type { MutationUpdateSupplyArgs, QueryAllSuppliesArgs, QuerySupplyAddressArgs, Supply } from "@favilla/contract/schema.ts";
import { changeLog } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import { dataOf, denied, type GraphqlContext, graphqlError, requireCustomer } from "../base/graphqlErrors.ts";
import { transaction } from "../store/database.ts";

/** Maximum length of a name in Unicode code points, so that an emoji counts as one character. */
const longestName = 60;

/** Resolvers of supplies and their addresses. */
export function supplyResolvers(database: DatabaseSync, clock: Clock) {
  const all = database.prepare("SELECT data FROM supplies WHERE customer = ? ORDER BY data ->> 'activeFrom', code");
  const byId = database.prepare("SELECT data FROM supplies WHERE id = ? AND customer = ?");
  const update = database.prepare("UPDATE supplies SET data = ? WHERE id = ?");
  const changes = changeLog(database, clock);
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
        const customer = requireCustomer(context);
        const supply: Supply | null = dataOf(byId.get(id, customer));
        if (!supply) throw denied();
        const nickname = name.trim();
        if (nickname === "" || Array.from(nickname).length > longestName || /\p{Cc}/u.test(nickname)) throw graphqlError("Parameters");
        const renamed = { ...supply, nickname };
        transaction(database, () => {
          update.run(JSON.stringify(renamed), id);
          if (nickname === supply.nickname) return;
          const before = supply.nickname ? { code: null, text: supply.nickname } : null;
          changes.add(customer, { kind: "nickname", before, after: { code: null, text: nickname }, supplyId: id });
        });
        return renamed;
      },
    },
  };
}
