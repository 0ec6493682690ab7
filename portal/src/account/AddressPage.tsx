import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { AddressView } from "./AddressView.tsx";
import { useResidences } from "./useProfile.ts";

/** `AddressView` with what the servers say. */
export default function AddressPage() {
  usePage(useMessages(pagesMessages).address);
  return <AddressView load={useResidences()} supportPhone={config().help.phone} />;
}
