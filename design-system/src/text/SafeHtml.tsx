import { forwardRef, type HTMLAttributes, useMemo, useSyncExternalStore } from "react";
import { useContentLang } from "../theme/contentLanguage.ts";
import { cx } from "../theme/cx.ts";
import { withoutParts } from "../theme/privatePart.ts";
import { usePrivateParts } from "../theme/usePrivateParts.ts";
import { readHtml } from "./readHtml.ts";
import * as styles from "./SafeHtml.css.ts";

export interface SafeHtmlProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Text from a server: plain text with line breaks, or HTML. */
  html: string;
  /** True within a link: its own links are only their text, and the element is a `span`. @default false */
  inLink?: boolean | undefined;
}

const subscribeNever = () => () => {};

/** Plain text can be rendered on the server too. */
const isPlain = (html: string) => !/[<&]/.test(html);

/**
 * Shows untrusted text. Of its HTML it keeps paragraphs, line breaks, lists, emphasis and links to https addresses; nothing in it can run,
 * load or style anything. In discreet mode its amounts and codes are dots. On a server, which cannot parse HTML, text with markup is left empty until the browser renders it.
 */
export const SafeHtml = forwardRef<HTMLDivElement, SafeHtmlProps>(function SafeHtml({ html, inLink = false, className, ...rest }, ref) {
  const lang = useContentLang();
  const inBrowser = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const partsOf = usePrivateParts();
  const { content, hasBlocks } = useMemo(() => {
    if (isPlain(html)) return { content: partsOf ? withoutParts(html, partsOf(html)) : html, hasBlocks: false };
    return inBrowser ? readHtml(html, partsOf, inLink) : { content: null, hasBlocks: false };
  }, [html, inLink, inBrowser, partsOf]);
  // A block is no content of a link's line.
  const Element = inLink ? ("span" as "div") : "div";
  return (
    <Element lang={lang} {...rest} ref={ref} className={cx(styles.safeHtml, !hasBlocks && styles.lines, className)}>
      {content}
    </Element>
  );
});
