import { Header, Item, Trigger } from "radix-ui/accordion";
import { forwardRef, type ReactNode } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import * as styles from "./Accordion.css.ts";
import { AccordionContent, triggerId } from "./AccordionContent.tsx";
import { AccordionRoot, type AccordionRootProps } from "./AccordionRoot.tsx";

export interface AccordionItem {
  /** `id` of the content. A link to `#id` opens the item. */
  id: string;
  title: ReactNode;
  /** The present value in one quiet line below the title, so that the item answers while closed: "Bollettino postale". */
  value?: ReactNode;
  /** Content, in the document even while closed: the browser's page search finds it, and it is printed. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<AccordionRootProps, "children"> {
  items: readonly AccordionItem[];
  /** Heading level of the items. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Draws the items as rows of one card. @default false */
  grouped?: boolean | undefined;
}

/** Maximum number of items with landmark regions. More would crowd a screen reader's list of regions (APG). */
const mostRegions = 6;

/**
 * Sections under headings that open one by one (APG: accordion), built on Radix. State: `data-state` on items, buttons and contents,
 * `data-grouped` on the accordion.
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, headingLevel = 3, grouped = false, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkIds(
      "disclosure/Accordion",
      "items",
      items.map(({ id }) => id),
    );
    for (const { title } of items) checkName("disclosure/Accordion", "items.title", title);
  }
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionRoot
      {...rest}
      ref={ref}
      className={cx(grouped ? styles.group : styles.accordion, className)}
      data-grouped={grouped || undefined}
    >
      {items.map(({ id, title, value, content }) => (
        <Item key={id} value={id} className={grouped ? styles.row : styles.item}>
          <Header asChild>
            <Heading className={styles.heading}>
              <Trigger id={triggerId(id)} aria-controls={id} className={styles.trigger}>
                <span className={styles.title}>
                  {title}
                  {!isAbsent(value) && <span className={styles.value}> {value}</span>}
                </span>
                <ChevronDownIcon className={styles.chevron} />
              </Trigger>
            </Heading>
          </Header>
          <AccordionContent id={id} region={items.length <= mostRegions}>
            <div className={styles.content}>{content}</div>
          </AccordionContent>
        </Item>
      ))}
    </AccordionRoot>
  );
});
