import { ComplaintView } from "@favilla/design-system/account/ComplaintView.tsx";
import { type Complaint, complaintKinds } from "@favilla/design-system/account/complaint.ts";
import type { ComplaintValues } from "@favilla/design-system/account/complaintSchema.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useSearchParams } from "react-router";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { inputIf } from "../../../platform/query/privateQuery.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { fullName } from "../customer.ts";
import { complaintsQuery, sendComplaint } from "./calls.ts";
import { complaintHref, complaintParameters } from "./complaintPath.ts";
import { useComplaintForm } from "./useComplaintForm.ts";

/** The form of the signed-in customer, prefilled with what is known of the bill in the address (`bill`), from the rooms that have it. */
export function ComplaintPage({ about, bill }: Pick<Complaint, "bill"> & { about: Partial<ComplaintValues> }) {
  const title = usePage("complaint");
  const back = usePageLink("requests");
  const [query] = useSearchParams();
  const replyId = query.get(complaintParameters.reply);
  const customer = loadedData(useQuery(customerQuery));
  const replied = loadedData(useQuery(complaintsQuery, inputIf(replyId !== null)))?.find(({ id }) => id === replyId);
  const stated = complaintKinds.find((kind) => kind === query.get(complaintParameters.kind)) ?? "";
  const form = useComplaintForm({
    draftName: replyId ?? query.get(complaintParameters.bill) ?? "",
    prefilled: {
      ...about,
      kind: replied && replied.kind !== "unknown" ? replied.kind : stated,
      name: customer ? fullName(customer) : "",
      email: customer?.communicationEmailAddress ?? "",
    },
    // Another number in the form is that of another bill.
    write: (sent, key) => sendComplaint({ ...sent, bill: bill?.number === sent.fields.billNumber ? bill : null }, key),
  });
  return <ComplaintView {...form} title={title} back={back} replyTo={replied} hrefOf={complaintHref} />;
}
