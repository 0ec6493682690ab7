import { MyDataView } from "@favilla/design-system/account/MyDataView.tsx";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { useProfilePage } from "../useProfilePage.ts";

/** `MyDataView` with data from the servers. */
export default function MyDataPage() {
  return <MyDataView {...useProfilePage("myData")} load={useQuery(customerQuery)} supportPhone={config().help.phone} />;
}
