import { ConsumptionFilterDrawer, type ConsumptionFilterDrawerProps } from "@favilla/design-system/consumption/ConsumptionFilterDrawer.tsx";
import { yearOf } from "@favilla/design-system/data/dates.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useEffect } from "react";
import { useQuery } from "../../platform/query/useQuery.ts";
import { suppliesQuery } from "../supplies/calls.ts";

interface SupplyFilterProps extends Pick<ConsumptionFilterDrawerProps, "open" | "value" | "currentYear" | "onApply" | "onClose"> {
  supplyId: string;
  /** Called when the year of activation is known, or could not be loaded, and the drawer opens. */
  onReady: () => void;
}

/** The filter of a supply, with the years since its activation. Loaded on demand. */
export function SupplyFilter({ supplyId, open, onReady, ...rest }: SupplyFilterProps) {
  const details = useQuery(suppliesQuery);
  const ready = details.state !== "Loading" && details.state !== "Unset";
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);
  const activeFrom = loadedData(details)?.find(({ id }) => id === supplyId)?.activeFrom;
  return <ConsumptionFilterDrawer {...rest} open={open && ready} activationYear={activeFrom ? yearOf(activeFrom) : undefined} />;
}
