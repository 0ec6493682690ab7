import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useId } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Accordion.css.ts";
import { Disclosure } from "./Disclosure.tsx";

export interface AccordionItem {
  /** The `id` of its content: a link to `#id` opens it. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, "onToggle" | "children"> {
  items: readonly AccordionItem[];
  /** Level of the items' headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The item that is open at first. The one that the address's hash names, or a later one, also scrolls into view. */
  openItem?: string | undefined;
  /** One open at a time. @default false */
  exclusive?: boolean | undefined;
  onToggle?: ((id: string, open: boolean) => void) | undefined;
}

/** Sections under headings that open one by one (APG: accordion), each a native `details`. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, headingLevel = 3, openItem, exclusive = false, onToggle, className, ...rest },
  ref,
) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  useEffect(() => {
    const content = openItem === undefined ? null : document.getElementById(openItem);
    const details = content?.closest("details");
    if (!content || !details || (details.open && location.hash !== `#${openItem}`)) return;
    details.open = true;
    content.scrollIntoView({ block: "nearest" });
  }, [openItem]);
  return (
    <div {...rest} ref={ref} className={cx(styles.accordion, className)}>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          name={exclusive ? name : undefined}
          summary={<Heading className={styles.heading}>{title}</Heading>}
          defaultOpen={id === openItem}
          onToggle={(open) => onToggle?.(id, open)}
          className={styles.item}
          summaryClassName={styles.summary}
          contentId={id}
          contentClassName={styles.content}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
});
