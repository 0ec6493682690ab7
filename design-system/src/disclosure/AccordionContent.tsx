import { Content } from "radix-ui/accordion";
import { type CSSProperties, type HTMLAttributes, useContext, useRef } from "react";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./AccordionContent.css.ts";
import { OpenItems } from "./AccordionRoot.tsx";

export interface AccordionContentProps extends HTMLAttributes<HTMLDivElement> {
  /** Id of the item. A link to `#id` opens it. */
  id: string;
  /** Makes the content a landmark named by its button. Avoid it with many items, or with two of the same name. @default false */
  region?: boolean | undefined;
}

/**
 * Radix sets sizes for animations that this component does not have. They would be an inline style, which a strict content security policy
 * rejects in server-rendered HTML.
 */
const noMeasures = Object.fromEntries(
  ["accordion", "collapsible"].flatMap((part) => ["height", "width"].map((side) => [`--radix-${part}-content-${side}`, undefined])),
) as CSSProperties;

const noRegion = { role: undefined, "aria-labelledby": undefined };

/**
 * The content of an accordion's item. It is in the document even while closed, so that the browser's page search and links find it.
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
    <Content
      {...(!region && noRegion)}
      {...rest}
      forceMount
      id={id}
      ref={element}
      className={cx(styles.content, className)}
      style={noMeasures}
    />
  );
}
