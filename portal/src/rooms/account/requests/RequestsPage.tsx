import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { RequestsView } from "./RequestsView.tsx";
import { useRequests } from "./useRequests.ts";

/** `RequestsView` with data from the servers. */
export default function RequestsPage() {
  usePage(useMessages(pagesMessages).requests);
  return <RequestsView load={useRequests()} />;
}
