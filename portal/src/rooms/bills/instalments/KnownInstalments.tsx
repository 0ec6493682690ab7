import { InstalmentNote } from "@favilla/design-system/bills/InstalmentNote.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { instalmentRequestsQuery } from "./calls.ts";

/** The plan of a request for instalments, by its id among the requests. Nothing until it is known. */
export function KnownInstalments({ id }: { id: string }) {
  const request = loadedData(useQuery(instalmentRequestsQuery))?.find((each) => each.id === id);
  return request && <InstalmentNote request={request} href={hrefTo("instalments", { year: request.year, number: request.number })} />;
}
