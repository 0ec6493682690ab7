import type { Load } from "@favilla/design-system/data/load.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useCallback } from "react";
import { toLoad } from "../../../platform/loading/load.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../calls.ts";
import { renameSupply } from "./calls.ts";

const renamed = (supplies: readonly DetailedSupply[], id: string, nickname: string | null): DetailedSupply[] =>
  supplies.map((supply) => (supply.id === id ? { ...supply, nickname } : supply));

/** Loads one supply with all its data. The state is NoDataFound if the id is not one of the customer's. */
export function useSupplyDetail(id: string): {
  load: Load<DetailedSupply>;
  /** Shows the new name at once. If it can't be saved, the old one is restored and the promise rejects. */
  rename: (name: string) => Promise<void>;
} {
  const answer = useAnswer(suppliesQuery);
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
    },
    [id, mutate],
  );
  const all = toLoad(answer);
  if (all.state !== "Loaded") return { load: all, rename };
  const supply = all.data.find((each) => each.id === id);
  return { load: supply ? { state: "Loaded", data: supply } : { state: "NoDataFound" }, rename };
}
