import { Button } from "@favilla/design-system/actions/Button.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { ComingSoonIllustration } from "@favilla/design-system/feedback/illustrations/ComingSoonIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useSession } from "../session/session.ts";
import { appMessages, type PageName, pagesMessages } from "./messages.it.ts";
import { usePage } from "./usePage.ts";

/** Stands in for a screen that isn't built yet. */
export default function ComingSoonPage({ name }: { name: PageName }) {
  const words = useMessages(appMessages);
  const pages = useMessages(pagesMessages);
  const session = useSession();
  usePage(pages[name]);
  return (
    <EmptyState
      level={1}
      illustration={<ComingSoonIllustration />}
      title={pages[name]}
      description={`${words.comingSoon}. ${words.comingSoonText}`}
      action={<Button href={session ? "/" : "/login"}>{session ? words.backHome : words.backToLogin}</Button>}
    />
  );
}
