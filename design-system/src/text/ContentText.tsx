import type { ReactNode } from "react";
import { useContentLang } from "../theme/contentLanguage.ts";
import { usePrivateText } from "../theme/privateText.ts";

export interface ContentTextProps {
  /** Text that comes as data, such as the name of a promotion. */
  children: ReactNode;
}

/**
 * Shows a text that comes as data. On a page in another language than the provider's `contentLanguage` it has its `lang`, so that a screen
 * reader pronounces it well (WCAG 3.1.2); elsewhere it adds no element. In discreet mode its amounts and codes are dots.
 */
export function ContentText({ children }: ContentTextProps) {
  const lang = useContentLang();
  const write = usePrivateText();
  const text = typeof children === "string" ? write(children) : children;
  return lang ? <span lang={lang}>{text}</span> : text;
}
