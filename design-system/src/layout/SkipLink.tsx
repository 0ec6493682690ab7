import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from "react";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { layoutMessages } from "./messages.it.ts";
import { skip } from "./SkipLink.css.ts";

/** Id of the page's `main`. */
export const contentId = "contenuto";

/** Moves focus by script, so that the address gets no fragment and a router sees no navigation. */
const skipToContent = (event: MouseEvent) => {
  const content = document.getElementById(contentId);
  if (!content) return;
  event.preventDefault();
  content.focus();
};

/** The first focusable element of the page, visible while it has focus (WCAG 2.4.1). */
export const SkipLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function SkipLink(
  { className, onClick, ...rest },
  ref,
) {
  const words = useMessages(layoutMessages);
  return (
    <a
      {...rest}
      ref={ref}
      href={`#${contentId}`}
      className={cx(skip, className)}
      onClick={(event) => {
        onClick?.(event);
        skipToContent(event);
      }}
    >
      {words.skip}
    </a>
  );
});
