import { PasswordUpdatedView } from "@favilla/design-system/access/PasswordUpdatedView.tsx";
import { useAfterSuccess } from "../../../platform/loading/success.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";

/** Confirms that the new password is set and every session has ended. */
export default function PasswordUpdatedPage() {
  usePage("passwordUpdated");
  return <PasswordUpdatedView updated={useAfterSuccess()} signInHref={hrefTo("login")} forgotPassword={usePageLink("forgotPassword")} />;
}
