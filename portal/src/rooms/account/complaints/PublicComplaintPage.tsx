import { ComplaintView } from "@favilla/design-system/account/ComplaintView.tsx";
import { Navigate } from "react-router";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useSession } from "../../../platform/session/session.ts";
import { sendPublicComplaint } from "./calls.ts";
import { useComplaintForm } from "./useComplaintForm.ts";

const nothing = {};

/** The form without a session. Who is signed in has a form of their own. */
export default function PublicComplaintPage() {
  const title = usePage("publicComplaint");
  const isSignedIn = useSession() !== null;
  const form = useComplaintForm({ draftName: "", prefilled: nothing, write: sendPublicComplaint });
  return isSignedIn ? <Navigate replace to={hrefTo("complaint")} /> : <ComplaintView {...form} title={title} />;
}
