import { failureMessages } from "@favilla/design-system/access/failureMessages.it.ts";
import { PageMessage } from "@favilla/design-system/access/PageMessage.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { PageNotFoundIllustration } from "@favilla/design-system/feedback/illustrations/PageNotFoundIllustration.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { helpPhone } from "../../platform/contact/helpPhone.ts";
import { report } from "../../platform/errors/report.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { usePage } from "../../platform/pages/usePage.ts";

export default function NotFoundPage() {
  const { backHome } = useMessages(appMessages);
  const { notFoundText } = useMessages(failureMessages);
  const title = usePage("notFoundPage");
  useEffect(() => report("PageUndefined", { what: "no such page" }), []);
  return (
    <PageMessage
      illustration={<PageNotFoundIllustration />}
      title={title}
      description={notFoundText}
      phone={helpPhone()}
      action={<Button href={hrefTo("home")}>{backHome}</Button>}
    />
  );
}
