import { Footer } from "@favilla/design-system/layout/Footer.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../config/config.ts";
import { chooseMode, useColourMode } from "../session/colourMode.ts";
import { appMessages } from "./messages.it.ts";
import { hrefTo } from "./paths.ts";

/** The foot of every page, signed in or not. */
export function PortalFooter() {
  const words = useMessages(appMessages);
  const mode = useColourMode();
  const { privacyPolicyUrl, cookiePolicyUrl, help } = config();
  return (
    <Footer
      help={help}
      mode={{ value: mode, onChange: chooseMode }}
      links={[
        { label: words.privacy, href: privacyPolicyUrl },
        { label: words.cookies, href: cookiePolicyUrl },
        { label: words.accessibility, href: hrefTo("accessibility") },
      ]}
    />
  );
}
