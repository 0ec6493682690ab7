import { useCallback } from "react";
import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { useCache } from "../../../platform/session/useCache.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchSupplyAddress } from "../addressCalls.ts";
import type { Supply } from "../supply.ts";
import { fetchSupplyDetails, renameSupply } from "./calls.ts";
import type { SupplyAddress, SupplyDetail } from "./supplyDetail.ts";

const renamed = <Each extends Supply>(supplies: readonly Each[], id: string, nickname: string | null): Each[] =>
  supplies.map((supply) => (supply.id === id ? { ...supply, nickname } : supply));

/** All supplies with everything about them; nothing is asked for unless `wanted`. */
export const useSupplyDetails = (wanted = true): Load<SupplyDetail[]> =>
  toLoad(
    usePrivate("supplyDetails", (customerId, _query, signal) => fetchSupplyDetails(customerId, signal), wanted ? undefined : null),
    (supplies) => supplies.length === 0,
  );

/** One supply with everything about it; none where the id is not among the customer's. */
export function useSupplyDetail(id: string): {
  load: Load<SupplyDetail>;
  /** The new name shows at once; where it cannot be saved the old one comes back, and it rejects. */
  rename: (name: string) => Promise<void>;
} {
  const answer = usePrivate("supplyDetails", (customerId, _query, signal) => fetchSupplyDetails(customerId, signal));
  const cache = useCache();
  const { mutate } = answer;
  const rename = useCallback(
    async (name: string) => {
      let stored: string | null = name.trim();
      await mutate(
        async (known) => {
          stored = await renameSupply(id, name);
          return known && renamed(known, id, stored);
        },
        { optimisticData: (known) => renamed(known ?? [], id, stored), rollbackOnError: true, revalidate: false },
      );
      await cache.edit<Supply[]>("supplies", (known) => renamed(known, id, stored));
    },
    [id, mutate, cache],
  );
  const all = toLoad(answer);
  if (all.state !== "Loaded") return { load: all, rename };
  const supply = all.data.find((each) => each.id === id);
  return { load: supply ? { state: "Loaded", data: supply } : { state: "NoDataFound" }, rename };
}

/** The address of a supply; null asks for nothing. */
export const useSupplyAddress = (addressId: string | null): Load<SupplyAddress | null> =>
  toLoad(
    usePrivate("supplyAddress", (_customer, id: string, signal) => fetchSupplyAddress(id, signal), addressId),
    (address) => address === null,
  );
