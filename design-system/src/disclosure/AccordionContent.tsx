import { type HTMLAttributes, useContext, useRef } from "react";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./AccordionContent.css.ts";
import { OpenItems } from "./AccordionRoot.tsx";

export interface AccordionContentProps extends HTMLAttributes<HTMLDivElement> {
  /** Id of the item. A link to `#id` opens it. */
  id: string;
  /** Makes the content a landmark named by the element `triggerId(id)`. Avoid it with many items, or with two of the same name. @default false */
  region?: boolean | undefined;
}

/** Returns the id of the button that names an item's region. */
export const triggerId = (id: string) => `${id}-trigger`;

/**
 * The content of an accordion's item. It is in the document even while closed, so that the browser's page search and links find it.
 * An element of its own: Radix's content brings inline sizes and a presence for animations, which this component does not have.
 * Internal: used to build accordions. State: `data-state`.
 */
export function AccordionContent({ id, region = false, className, ...rest }: AccordionContentProps) {
  const open = useContext(OpenItems).includes(id);
  const element = useRef<HTMLDivElement>(null);
  // React supports `hidden` only as a boolean.
  useCommitEffect(() => {
    if (open) element.current?.removeAttribute("hidden");
    else element.current?.setAttribute("hidden", "until-found");
  }, [open]);
  return (
    <div
      {...(region && { role: "region", "aria-labelledby": triggerId(id) })}
      {...rest}
      data-state={open ? "open" : "closed"}
      id={id}
      ref={element}
      className={cx(styles.content, className)}
    />
  );
}
