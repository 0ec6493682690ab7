import { FavillaProvider, type FavillaProviderProps } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { useShownLanguage } from "./language.ts";

/** Provides the texts and formats of the language that the page is in. Texts of the servers are Italian in each. */
export function LanguageProvider(props: Omit<FavillaProviderProps, "messages" | "locale" | "contentLanguage">) {
  const { language, words } = useShownLanguage();
  return <FavillaProvider {...props} messages={words} locale={`${language}-IT`} contentLanguage="it" />;
}
