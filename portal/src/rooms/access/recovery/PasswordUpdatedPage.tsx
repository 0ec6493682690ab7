import { PasswordUpdatedView } from "@favilla/design-system/access/PasswordUpdatedView.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useAfterSuccess } from "../../../platform/loading/success.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";

/** Confirms that the new password is set and every session has ended. */
export default function PasswordUpdatedPage() {
  const { passwordUpdated, forgotPassword } = useMessages(pagesMessages);
  usePage(passwordUpdated);
  return (
    <PasswordUpdatedView
      updated={useAfterSuccess()}
      signInHref={hrefTo("login")}
      forgotPassword={{ href: hrefTo("forgotPassword"), label: forgotPassword }}
    />
  );
}
