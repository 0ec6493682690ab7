import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { MyDataView } from "./MyDataView.tsx";
import { useProfile } from "./useProfile.ts";

/** `MyDataView` with what the servers say. */
export default function MyDataPage() {
  usePage(useMessages(pagesMessages).myData);
  return <MyDataView load={useProfile()} supportPhone={config().help.phone} />;
}
