import { InstalmentNote } from "@favilla/design-system/bills/InstalmentNote.tsx";
import { canAsk } from "@favilla/design-system/bills/instalmentPlan.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { ReactNode } from "react";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import type { BillLink } from "../card/billLink.ts";
import { instalmentsQuery } from "./calls.ts";

/** The last request for instalments of a bill; `children`, the way to ask, where there is none or nobody knows. Nothing until it is known. */
export function AskedInstalments({ link, children }: { link: BillLink; children: ReactNode }) {
  const load = useQuery(instalmentsQuery, link);
  const known = loadedData(load);
  if (load.state === "Loading") return null;
  if (!known?.request) return children;
  return <InstalmentNote request={known.request} href={hrefTo("instalments", { ...link })} withState canAskAgain={canAsk(known)} />;
}
