import { AddressView, type AddressViewProps } from "@favilla/design-system/account/AddressView.tsx";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useProfilePage } from "../useProfilePage.ts";
import { residencesQuery } from "./calls.ts";

/** `AddressView` with data from the servers. */
export function AddressPage(props: Pick<AddressViewProps, "bills">) {
  return <AddressView {...useProfilePage("address")} {...props} load={useQuery(residencesQuery)} supportPhone={config().help.phone} />;
}
