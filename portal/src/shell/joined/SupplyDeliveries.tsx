import { BilledSupplies } from "@favilla/design-system/account/BilledSupplies.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { DeliveryValue } from "../../rooms/payments/panel/TermValue.tsx";
import { suppliesQuery } from "../../rooms/supplies/calls.ts";
import { supplyPath } from "../../rooms/supplies/supplyPath.ts";

/** More supplies would be a list of its own, with a request for each. */
const mostSupplies = 9;

/** `BilledSupplies` with data from the servers. Nothing until the supplies are known. */
export function SupplyDeliveries() {
  const supplies = loadedData(useQuery(suppliesQuery));
  if (!supplies || supplies.length > mostSupplies) return null;
  return (
    <BilledSupplies
      supplies={supplies}
      hrefOf={({ id }) => supplyPath(id, supplyPanels.delivery)}
      deliveryOf={(supply) => <DeliveryValue supply={supply} />}
    />
  );
}
