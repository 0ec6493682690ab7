import { loadOf } from "@favilla/design-system/data/load.ts";
import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";
import { addressBelowName, displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";

/** Address of a supply's own page: write that of your site. */
const hrefOf = ({ id }: Supply) => `#${id}`;

/** All supplies. */
export function SuppliesPage({ supplies }: { supplies: readonly Supply[] }) {
  const rows = supplies.map((supply) => ({
    id: supply.id,
    commodity: supply.commodity,
    name: displayName(supply),
    address: addressBelowName(supply),
    status: supply.status,
    podOrPdr: supply.pod ?? supply.pdr,
    href: hrefOf(supply),
  }));
  return <SuppliesView title="Le tue forniture" load={loadOf(rows)} />;
}
