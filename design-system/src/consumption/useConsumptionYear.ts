import { useMemo } from "react";
import { useProvidedToday } from "../theme/today.ts";
import { addUp, type ConsumptionData, type ConsumptionYear } from "./consumption.ts";

/** Memoizes `addUp` with the page's day. Keep `months` and `previousYear` stable between renders. */
export function useConsumptionYear({ year, months, unit, previousYear, monthFrom, monthTo }: ConsumptionData): ConsumptionYear {
  const today = useProvidedToday();
  return useMemo(
    () => addUp({ year, months, unit, previousYear, monthFrom, monthTo }, today),
    [year, months, unit, previousYear, monthFrom, monthTo, today],
  );
}
