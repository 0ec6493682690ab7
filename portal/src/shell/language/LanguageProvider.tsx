import { FavillaProvider, type FavillaProviderProps } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { useServerDay } from "../../platform/time/today.ts";
import { useShownLanguage } from "./language.ts";

/** Provides the texts and formats of the language that the page is in, and today by the server's clock. Texts of the servers are Italian in each. */
export function LanguageProvider(props: Omit<FavillaProviderProps, "messages" | "locale" | "contentLanguage" | "today">) {
  const { language, words } = useShownLanguage();
  return <FavillaProvider {...props} messages={words} locale={`${language}-IT`} contentLanguage="it" today={useServerDay()} />;
}
