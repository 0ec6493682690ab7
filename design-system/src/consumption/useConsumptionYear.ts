import { useMemo } from "react";
import { addUp, type ConsumptionData, type ConsumptionYear } from "./consumption.ts";

/** Memoizes `addUp`. Keep `months` and `previousYear` stable between renders. */
export const useConsumptionYear = ({ year, months, unit, previousYear, monthFrom, monthTo }: ConsumptionData): ConsumptionYear =>
  useMemo(() => addUp({ year, months, unit, previousYear, monthFrom, monthTo }), [year, months, unit, previousYear, monthFrom, monthTo]);
