import { Footer } from "@favilla/design-system/layout/Footer.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../config/config.ts";
import { appMessages } from "./messages.it.ts";

export function PortalFooter() {
  const words = useMessages(appMessages);
  const { privacyPolicyUrl, cookiePolicyUrl } = config();
  return (
    <Footer
      links={[
        { label: words.privacy, href: privacyPolicyUrl },
        { label: words.cookies, href: cookiePolicyUrl },
        { label: words.accessibility, href: "/accessibilita" },
      ]}
    />
  );
}
