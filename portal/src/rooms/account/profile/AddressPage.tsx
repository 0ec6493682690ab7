import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { AddressView } from "./AddressView.tsx";
import { useResidences } from "./useProfile.ts";

/** `AddressView` with data from the servers. */
export default function AddressPage() {
  usePage(useMessages(pagesMessages).address);
  return <AddressView load={useResidences()} supportPhone={config().help.phone} />;
}
