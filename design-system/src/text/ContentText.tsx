import type { ReactNode } from "react";
import { useContentLang } from "../theme/contentLanguage.ts";
import { isolate } from "../theme/isolate.ts";
import { withoutParts } from "../theme/privatePart.ts";
import { usePrivateParts } from "../theme/usePrivateParts.ts";

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
  const partsOf = usePrivateParts();
  const text = typeof children === "string" ? isolate(partsOf ? withoutParts(children, partsOf(children)) : children) : children;
  return lang ? <span lang={lang}>{text}</span> : text;
}
