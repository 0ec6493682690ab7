import { createContext, useContext } from "react";

/** Language of texts that come as data, where the page has another. */
export const ContentLanguageContext = createContext<string | undefined>(undefined);

/**
 * Returns the `lang` of an element whose text comes as data, such as a notice of the retailer; undefined where the page has the same language
 * (WCAG 3.1.2). `ContentText` puts it on a text inside an element.
 */
export const useContentLang = (): string | undefined => useContext(ContentLanguageContext);

const languageOf = (locale: string) => locale.replace(/[-_].*$/, "").toLowerCase();

/** Returns the content's language if the page, whose locale this is, has another. */
export const otherThanPage = (contentLanguage: string | undefined, locale: string): string | undefined =>
  contentLanguage && languageOf(contentLanguage) !== languageOf(locale) ? contentLanguage : undefined;
