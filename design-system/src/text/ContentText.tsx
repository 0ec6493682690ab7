import type { ReactNode } from "react";
import { useContentLang } from "../theme/contentLanguage.ts";
import { isolate } from "../theme/isolate.ts";
import { usePrivateText } from "../theme/privateText.ts";

export interface ContentTextProps {
  /** Text that comes as data, such as the name of a promotion. */
  children: ReactNode;
}

/**
 * Shows a text that comes as data. On a page in another language than the provider's `contentLanguage` it has its `lang`, so that a screen
 * reader pronounces it well (WCAG 3.1.2); elsewhere it adds no element. In discreet mode its amounts and codes are dots. One that
 * runs from right to left is isolated from the text around it.
 */
export function ContentText({ children }: ContentTextProps) {
  const lang = useContentLang();
  const write = usePrivateText();
  const text = typeof children === "string" ? isolate(write(children)) : children;
  return lang ? <span lang={lang}>{text}</span> : text;
}
