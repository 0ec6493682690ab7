import { useMemo } from "react";
import { addUp, type ConsumptionData, type ConsumptionYear } from "./consumption.ts";

/** `addUp`, once for the same data: keep `months` and `previousYear` stable between renders. */
export const useConsumptionYear = ({ year, months, unit, previousYear, monthFrom, monthTo }: ConsumptionData): ConsumptionYear =>
  useMemo(() => addUp({ year, months, unit, previousYear, monthFrom, monthTo }), [year, months, unit, previousYear, monthFrom, monthTo]);
