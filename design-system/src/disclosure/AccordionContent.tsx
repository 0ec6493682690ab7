import { Content } from "radix-ui/accordion";
import { type CSSProperties, type HTMLAttributes, useContext, useRef } from "react";
import { cx } from "../theme/cx.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./AccordionContent.css.ts";
import { OpenItems } from "./AccordionRoot.tsx";

export interface AccordionContentProps extends HTMLAttributes<HTMLDivElement> {
  /** The item's: a link to `#id` opens it. */
  id: string;
  /** A landmark named by its button; not where there are many, or two of one name. @default false */
  region?: boolean | undefined;
}

/** Radix's measures, for animations that there are none of, would be inline style in a server's HTML, which a strict policy refuses. */
const noMeasures = Object.fromEntries(
  ["accordion", "collapsible"].flatMap((part) => ["height", "width"].map((side) => [`--radix-${part}-content-${side}`, undefined])),
) as CSSProperties;

const noRegion = { role: undefined, "aria-labelledby": undefined };

/**
 * What an item of an accordion shows, in the document also while it is closed: the browser's search finds it there, as links do.
 * Only for building accordions. State: `data-state`.
 */
export function AccordionContent({ id, region = false, className, ...rest }: AccordionContentProps) {
  const open = useContext(OpenItems).includes(id);
  const element = useRef<HTMLDivElement>(null);
  // React knows `hidden` only as yes or no.
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
