import type { ComplaintKind } from "@favilla/design-system/account/complaint.ts";
import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";

/** Parameters of the form's address: the kind, the bill ("2026-1137491"), and the id of a complaint that is replied to. */
export const complaintParameters = { kind: "tipo", bill: "bolletta", reply: "risposta" } as const;

/** Returns the address of the form with the kind and the bill that it is about. */
export const complaintPath = (kind: ComplaintKind, bill: string): string =>
  withQuery(hrefTo("complaint"), { [complaintParameters.kind]: kind, [complaintParameters.bill]: bill });

/** Returns the address of the form that answers a question about a complaint. */
export const replyPath = (id: string): string => withQuery(hrefTo("complaint"), { [complaintParameters.reply]: id });

export const complaintHref = (id: string): string => hrefTo("complaintDetail", { id });
