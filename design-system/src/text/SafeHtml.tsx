import { forwardRef, type HTMLAttributes, useMemo, useSyncExternalStore } from "react";
import { cx } from "../theme/cx.ts";
import { readHtml } from "./readHtml.ts";
import * as styles from "./SafeHtml.css.ts";

export interface SafeHtmlProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Text from a server, plain with line breaks or HTML. */
  html: string;
}

const never = () => () => {};

/** Text without markup is the same everywhere. */
const isPlain = (html: string) => !/[<&]/.test(html);

/**
 * Shows a text that others wrote. Of HTML it keeps paragraphs, line breaks, lists, emphasis and links to https addresses; nothing in it can run,
 * load or style anything. A server, which cannot read HTML, leaves the place of marked-up text empty until the browser has it.
 */
export const SafeHtml = forwardRef<HTMLDivElement, SafeHtmlProps>(function SafeHtml({ html, className, ...rest }, ref) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { content, hasBlocks } = useMemo(() => {
    if (isPlain(html)) return { content: html, hasBlocks: false };
    return inBrowser ? readHtml(html) : { content: null, hasBlocks: false };
  }, [html, inBrowser]);
  return (
    <div {...rest} ref={ref} className={cx(styles.safeHtml, !hasBlocks && styles.lines, className)}>
      {content}
    </div>
  );
});
