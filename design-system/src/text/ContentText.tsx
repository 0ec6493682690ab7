import type { ReactNode } from "react";
import { useContentLang } from "../theme/contentLanguage.ts";

export interface ContentTextProps {
  /** Text that comes as data, such as the name of a promotion. */
  children: ReactNode;
}

/**
 * Shows a text that comes as data. On a page in another language than the provider's `contentLanguage` it has its `lang`, so that a screen
 * reader pronounces it well (WCAG 3.1.2); elsewhere it adds no element.
 */
export function ContentText({ children }: ContentTextProps) {
  const lang = useContentLang();
  return lang ? <span lang={lang}>{children}</span> : children;
}
