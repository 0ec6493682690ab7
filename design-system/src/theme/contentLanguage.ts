import { createContext, useContext } from "./hooks.ts";
import { useRegion } from "./region.ts";

/** Language of texts that come as data, such as "it"; undefined where it is the page's. */
export const ContentLanguageContext = createContext<string | undefined>(undefined);

const languageOf = (locale: string) => locale.replace(/[-_].*$/, "").toLowerCase();

/**
 * Returns the `lang` of an element whose text comes as data, such as a notice of the retailer; undefined where the page has the same language
 * (WCAG 3.1.2). `ContentText` puts it on a text inside an element.
 */
export function useContentLang(): string | undefined {
  const language = useContext(ContentLanguageContext);
  const { locale } = useRegion();
  return language && languageOf(language) !== languageOf(locale) ? language : undefined;
}
