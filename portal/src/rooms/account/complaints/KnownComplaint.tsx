import { ComplaintNote } from "@favilla/design-system/account/ComplaintNote.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMemo } from "react";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { complaintsQuery } from "./calls.ts";
import { complaintRules } from "./rules.ts";

/** The days of a complaint, by its id among the requests. Nothing until they are known. */
export function KnownComplaint({ id }: { id: string }) {
  const complaint = loadedData(useQuery(complaintsQuery))?.find((each) => each.id === id);
  const rules = useMemo(complaintRules, []);
  return complaint && <ComplaintNote complaint={complaint} rules={rules} />;
}
