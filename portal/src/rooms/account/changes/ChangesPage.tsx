import { ChangesView } from "@favilla/design-system/account/ChangesView.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { useProfilePage } from "../useProfilePage.ts";
import { changesQuery } from "./calls.ts";

/** `ChangesView` with data from the servers. */
export default function ChangesPage() {
  const supplies = useQuery(suppliesQuery);
  const { help, features } = config();
  return (
    <ChangesView
      {...useProfilePage("changes")}
      load={useQuery(changesQuery)}
      nameOf={(supplyId) => {
        const supply = loadedData(supplies)?.find(({ id }) => id === supplyId);
        return supplies.state === "Loading" ? null : supply && displayName(supply);
      }}
      phone={help.phone}
      complaintHref={features.complaints ? hrefTo("complaint") : undefined}
    />
  );
}
