import { Footer } from "@favilla/design-system/layout/Footer.tsx";
import { useContentLang } from "@favilla/design-system/theme/contentLanguage.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense } from "react";
import { config } from "../../platform/config/config.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import { chooseMode, useColourMode } from "../../platform/session/colourMode.ts";
import { languageChoice } from "../language/choicePart.ts";
import { useShownLanguage } from "../language/language.ts";

/** The footer of every page, with or without a session. */
export function PortalFooter() {
  const mode = useColourMode();
  const { language } = useShownLanguage();
  const contentLang = useContentLang();
  const { publicComplaint } = useMessages(pagesMessages);
  const { languages, privacyPolicyUrl, cookiePolicyUrl, help, features } = config();
  return (
    <Footer
      help={{ ...help, hours: typeof help.hours === "string" ? <span lang={contentLang}>{help.hours}</span> : help.hours[language] }}
      mode={{ value: mode, onChange: chooseMode }}
      links={features.complaints ? [{ label: publicComplaint, href: hrefTo("publicComplaint") }] : undefined}
      policies={{ privacy: privacyPolicyUrl, cookies: cookiePolicyUrl, accessibility: hrefTo("accessibility") }}
      languageChoice={
        languages.length > 1 && (
          <Suspense fallback={null}>
            <languageChoice.Component />
          </Suspense>
        )
      }
    />
  );
}
