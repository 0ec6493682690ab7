import { AddressView } from "@favilla/design-system/account/AddressView.tsx";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useProfilePage } from "../useProfilePage.ts";
import { residencesQuery } from "./calls.ts";

/** `AddressView` with data from the servers. */
export default function AddressPage() {
  return <AddressView {...useProfilePage("address")} load={useQuery(residencesQuery)} supportPhone={config().help.phone} />;
}
