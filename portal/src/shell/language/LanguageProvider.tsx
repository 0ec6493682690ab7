import { FavillaProvider, type FavillaProviderProps } from "@favilla/design-system/theme/FavillaProvider.tsx";
import { useShownLanguage } from "./language.ts";

/** Provides the texts and formats of the language that the page is in. */
export function LanguageProvider(props: Omit<FavillaProviderProps, "messages" | "locale">) {
  const { language, words } = useShownLanguage();
  return <FavillaProvider {...props} messages={words} locale={`${language}-IT`} />;
}
