import { ComplaintView } from "@favilla/design-system/account/ComplaintView.tsx";
import { complaintKinds } from "@favilla/design-system/account/complaint.ts";
import type { ComplaintValues } from "@favilla/design-system/account/complaintSchema.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useSearchParams } from "react-router";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { useParentLink } from "../../../platform/pages/SubPageHeader.tsx";
import { usePage } from "../../../platform/pages/usePage.ts";
import { inputIf } from "../../../platform/query/privateQuery.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../calls.ts";
import { fullName } from "../customer.ts";
import { complaintsQuery, sendComplaint } from "./calls.ts";
import { complaintHref, complaintParameters } from "./complaintPath.ts";
import { useComplaintForm } from "./useComplaintForm.ts";

/** The form of the signed-in customer, prefilled with what is known of the bill in the address, from the rooms that have it. */
export function ComplaintPage({ about }: { about: Partial<ComplaintValues> }) {
  const { complaint: title } = useMessages(pagesMessages);
  const back = useParentLink({ parent: "requests" });
  const [query] = useSearchParams();
  const replyId = query.get(complaintParameters.reply);
  const bill = query.get(complaintParameters.bill) ?? "";
  const customer = loadedData(useQuery(customerQuery));
  const replied = loadedData(useQuery(complaintsQuery, inputIf(replyId !== null)))?.find(({ id }) => id === replyId);
  const stated = complaintKinds.find((kind) => kind === query.get(complaintParameters.kind)) ?? "";
  const form = useComplaintForm({
    draftName: replyId ?? bill,
    prefilled: {
      ...about,
      kind: replied && replied.kind !== "unknown" ? replied.kind : stated,
      name: customer ? fullName(customer) : "",
      email: customer?.communicationEmailAddress ?? "",
    },
    write: sendComplaint,
  });
  usePage(title);
  return <ComplaintView {...form} title={title} back={back} replyTo={replied} hrefOf={complaintHref} />;
}
