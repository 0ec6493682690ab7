import { Button } from "@favilla/design-system/actions/Button.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { CloudOffIllustration } from "@favilla/design-system/feedback/illustrations/CloudOffIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { logout } from "../session/leave.ts";
import { appMessages, pagesMessages } from "./messages.it.ts";
import { usePage } from "./usePage.ts";

/** Where an account ends that may not be used here: the way on is to sign in again, as somebody else. */
export default function ErrorPage() {
  const words = useMessages(appMessages);
  const { errorPage } = useMessages(pagesMessages);
  usePage(errorPage);
  return (
    <EmptyState
      level={1}
      illustration={<CloudOffIllustration />}
      title={errorPage}
      description={words.errorText}
      action={<Button onClick={logout}>{words.backToLogin}</Button>}
    />
  );
}
