import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { AddressView } from "@favilla/design-system/account/AddressView.tsx";
import { residencesQuery } from "./calls.ts";

/** `AddressView` with data from the servers. */
export default function AddressPage() {
  usePage(useMessages(pagesMessages).address);
  return <AddressView load={useQuery(residencesQuery)} supportPhone={config().help.phone} />;
}
