import { useCallback } from "react";
import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { useCache } from "../../../platform/session/useCache.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchSupplyAddress } from "../addressCalls.ts";
import type { Supply } from "../supply.ts";
import { fetchSupplyDetails, renameSupply } from "./calls.ts";
import type { DetailedSupply, SupplyAddress } from "./supplyDetail.ts";

const renamed = <Each extends Supply>(supplies: readonly Each[], id: string, nickname: string | null): Each[] =>
  supplies.map((supply) => (supply.id === id ? { ...supply, nickname } : supply));

/** Loads all supplies with all their data. Makes no request unless `enabled`. */
export const useSupplyDetails = (enabled = true): Load<DetailedSupply[]> =>
  toLoad(
    usePrivate("supplyDetails", (customerId, _query, signal) => fetchSupplyDetails(customerId, signal), enabled ? undefined : null),
    (supplies) => supplies.length === 0,
  );

/** Loads one supply with all its data. The state is NoDataFound if the id is not one of the customer's. */
export function useSupplyDetail(id: string): {
  load: Load<DetailedSupply>;
  /** Shows the new name at once. If it can't be saved, the old one is restored and the promise rejects. */
  rename: (name: string) => Promise<void>;
} {
  const answer = usePrivate("supplyDetails", (customerId, _query, signal) => fetchSupplyDetails(customerId, signal));
  const cache = useCache();
  const { mutate } = answer;
  const rename = useCallback(
    async (name: string) => {
      let stored: string | null = name.trim();
      await mutate(
        async (cached) => {
          stored = await renameSupply(id, name);
          return cached && renamed(cached, id, stored);
        },
        { optimisticData: (cached) => renamed(cached ?? [], id, stored), rollbackOnError: true, revalidate: false },
      );
      await cache.edit<Supply[]>("supplies", (cached) => renamed(cached, id, stored));
    },
    [id, mutate, cache],
  );
  const all = toLoad(answer);
  if (all.state !== "Loaded") return { load: all, rename };
  const supply = all.data.find((each) => each.id === id);
  return { load: supply ? { state: "Loaded", data: supply } : { state: "NoDataFound" }, rename };
}

/** Loads the address of a supply. Null makes no request. */
export const useSupplyAddress = (addressId: string | null): Load<SupplyAddress | null> =>
  toLoad(
    usePrivate("supplyAddress", (_customer, id: string, signal) => fetchSupplyAddress(id, signal), addressId),
    (address) => address === null,
  );
