import { Button } from "@favilla/design-system/actions/Button.tsx";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { PageNotFoundIllustration } from "@favilla/design-system/feedback/illustrations/PageNotFoundIllustration.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { HelpCall } from "@favilla/design-system/feedback/HelpCall.tsx";
import { report } from "../../platform/errors/report.ts";
import { appMessages, pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { usePage } from "../../platform/pages/usePage.ts";

export default function NotFoundPage() {
  const words = useMessages(appMessages);
  const { notFoundPage } = useMessages(pagesMessages);
  usePage(notFoundPage);
  useEffect(() => report("PageUndefined", { what: "no such page" }), []);
  return (
    <EmptyState
      headingLevel={1}
      illustration={<PageNotFoundIllustration />}
      title={notFoundPage}
      description={words.notFoundText}
      action={
        <Stack>
          <Button href={hrefTo("home")}>{words.backHome}</Button>
          <HelpCall />
        </Stack>
      }
    />
  );
}
