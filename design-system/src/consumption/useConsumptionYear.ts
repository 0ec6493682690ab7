import { useMemo } from "react";
import { addUp, type ConsumptionData, type ConsumptionYear } from "./consumption.ts";

/** Memoizes `addUp`. Keep `months` and `previousYear` stable between renders. */
export const useConsumptionYear = ({ year, months, unit, previousYear, monthFrom, monthTo, today }: ConsumptionData): ConsumptionYear =>
  useMemo(
    () => addUp({ year, months, unit, previousYear, monthFrom, monthTo, today }),
    [year, months, unit, previousYear, monthFrom, monthTo, today],
  );
