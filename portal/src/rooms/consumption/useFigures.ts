import { daysToAsk, figuresOf } from "@favilla/design-system/consumption/consumptionFigures.ts";
import type { ConsumptionFilterValue } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMemo, useState } from "react";
import { part } from "../../platform/loading/part.ts";
import { usePart } from "../../platform/loading/usePart.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { consumptionQuery } from "./calls.ts";

const figuresPart = part("SupplyFigures", () => import("./supplyFigures.ts"));

/** Loads the figures of a supply's period, and the components that draw them. Nothing is requested before `show`. */
export function useFigures(supply: Supply, period: ConsumptionFilterValue) {
  const [requested, setRequested] = useState(false);
  const code = usePart(figuresPart);
  const load = useQuery(consumptionQuery, requested ? { supplyId: supply.id, ...daysToAsk(period) } : null);
  const rows = loadedData(load);
  const figures = useMemo(() => rows && figuresOf(rows, period, supply.commodity), [rows, period, supply.commodity]);
  const statusOf = (): "empty" | "failed" | "ready" | "loading" => {
    if (load.state === "NoDataFound" || figures?.readings.every(({ initial }) => initial)) return "empty";
    if (load.state === "LoadFailure" || code.failed) return "failed";
    return figures && code.module ? "ready" : "loading";
  };
  const show = () => {
    setRequested(true);
    code.load();
  };
  const retry = () => {
    if (load.state === "LoadFailure") load.retry();
    code.load();
  };
  return { figures, parts: code.module, status: statusOf(), show, retry };
}
