import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { LanguageChoice } from "@favilla/design-system/layout/LanguageChoice.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useRef, useState } from "react";
import { config } from "../../platform/config/config.ts";
import { chooseLanguage } from "./choose.ts";
import { useShownLanguage } from "./language.ts";
import { languageMessages } from "./languageMessages.it.ts";

/** Each language by its own name, for readers who know no other. */
const names = { it: "Italiano", en: "English", de: "Deutsch" } as const;

/** The choice among the languages that the retailer offers. Screen readers hear in the new language that the page has changed. */
export function PortalLanguages() {
  const words = useMessages(languageMessages);
  const { language, failed } = useShownLanguage();
  const [pending, setPending] = useState<string>();
  const before = useRef(language);
  useEffect(() => {
    if (before.current !== language) announce(words.shown);
    before.current = language;
  }, [language, words]);
  return (
    <LanguageChoice
      languages={config().languages.map((code) => ({ code, name: names[code] }))}
      value={language}
      onChange={(code) => {
        setPending(code);
        void chooseLanguage(code).then(() => setPending(undefined));
      }}
      pending={pending}
      error={failed && fill(words.failed, { language: names[failed] })}
    />
  );
}
