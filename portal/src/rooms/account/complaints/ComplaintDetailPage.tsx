import { ComplaintDetailView } from "@favilla/design-system/account/ComplaintDetailView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { complaintsQuery } from "./calls.ts";
import { replyPath } from "./complaintPath.ts";
import { complaintRules } from "./rules.ts";
import { saveCopy } from "./useComplaintForm.ts";

/** One complaint of the customer, with its days. One that is not the customer's leads to the page not found. */
export default function ComplaintDetailPage() {
  const title = usePage("complaintDetail");
  const back = usePageLink("requests");
  const { id } = useParams();
  const load = useQuery(complaintsQuery);
  const rules = useMemo(complaintRules, []);
  const complaint = load.state === "Loaded" ? load.data.find((each) => each.id === id) : undefined;
  if (load.state === "Loaded" && !complaint) return <Navigate replace to={hrefTo("notFoundPage")} />;
  return (
    <ComplaintDetailView
      title={title}
      back={back}
      load={complaint ? loadOf(complaint) : (load as Exclude<typeof load, { state: "Loaded" }>)}
      rules={rules}
      replyHref={replyPath}
      onSaveCopy={saveCopy}
      onPrint={() => window.print()}
    />
  );
}
