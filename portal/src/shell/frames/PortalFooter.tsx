import { Footer } from "@favilla/design-system/layout/Footer.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense } from "react";
import { config } from "../../platform/config/config.ts";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { chooseMode, useColourMode } from "../../platform/session/colourMode.ts";
import { languageChoice } from "../language/choicePart.ts";

/** The footer of every page, with or without a session. */
export function PortalFooter() {
  const words = useMessages(appMessages);
  const mode = useColourMode();
  const { languages, privacyPolicyUrl, cookiePolicyUrl, help } = config();
  return (
    <Footer
      help={help}
      mode={{ value: mode, onChange: chooseMode }}
      links={[
        { label: words.privacy, href: privacyPolicyUrl },
        { label: words.cookies, href: cookiePolicyUrl },
        { label: words.accessibility, href: hrefTo("accessibility") },
      ]}
    >
      {languages.length > 1 && (
        <Suspense fallback={null}>
          <languageChoice.Component />
        </Suspense>
      )}
    </Footer>
  );
}
