import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { MyDataView } from "@favilla/design-system/account/MyDataView.tsx";

/** `MyDataView` with data from the servers. */
export default function MyDataPage() {
  usePage(useMessages(pagesMessages).myData);
  return <MyDataView load={useQuery(customerQuery)} supportPhone={config().help.phone} />;
}
