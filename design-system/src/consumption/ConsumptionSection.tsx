import { Header, Item, Trigger } from "radix-ui/accordion";
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import type { Commodity } from "../data/commodity.ts";
import { useFormats } from "../data/useFormats.ts";
import { chevron } from "../disclosure/Accordion.css.ts";
import { AccordionContent } from "../disclosure/AccordionContent.tsx";
import { AccordionRoot, type AccordionRootProps, OpenItems } from "../disclosure/AccordionRoot.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ComingSoonIllustration } from "../feedback/illustrations/ComingSoonIllustration.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { useSlowLoad } from "../feedback/useSlowLoad.ts";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { useNear } from "../layout/useNear.ts";
import { usePrinting } from "../layout/usePrinting.ts";
import { Heading } from "../text/Heading.tsx";
import { type HeadingLevel, levelBelow } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./ConsumptionSection.css.ts";
import { ContentSkeleton, FiguresSkeleton, SummarySkeleton } from "./ConsumptionSkeleton.tsx";
import { updatedText } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";

/** Loading states of the consumption of a supply. */
export const consumptionStatuses = ["loading", "ready", "failed", "empty"] as const;
export type ConsumptionStatus = (typeof consumptionStatuses)[number];

/** Props, over 12 because of the facts in the header and the three slots below it. */
export interface ConsumptionSectionProps extends Omit<HTMLAttributes<HTMLDivElement>, "children" | "dir"> {
  /** `id` of the content, usually the supply's id. `ConsumptionSections` and links open the section by it. */
  id: string;
  /** The supply's nickname, else its address (SU-01). Long names wrap and are never cut off. */
  name: string;
  commodity: Commodity;
  /** Latest figure: "41 Smc a ottobre". It is shown while the section is closed, the date and the source while it is open. */
  latest?: string | null | undefined;
  /** ISO day of the latest data. */
  updatedAt?: string | null | undefined;
  /** Source of the data, at the beginning of the line: "Distributore". */
  source?: string | null | undefined;
  /** Called when the content is needed for the first time: the section is open and near the viewport. Load its data. */
  onShow?: (() => void) | undefined;
  /** Renders the content although the section is closed, so that the first print has it. It calls `onShow` too. @default false */
  ahead?: boolean | undefined;
  /** Heading level of the name. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Loading state. `empty` means that the period has no readings. */
  status: ConsumptionStatus;
  /** True before the supply's activation: the empty state says when the first data come, and there are no controls. @default false */
  notActive?: boolean | undefined;
  /** Called to retry after `failed`. */
  onRetry?: (() => void) | undefined;
  /** A `ConsumptionSummary`, above the toolbar in status `ready`. */
  summary?: ReactNode;
  /**
   * `ConsumptionUnitSwitch`, the year, `ConsumptionViewSwitch` and, last, the download button: one row. In status `empty`, pass those alone
   * that lead to other data.
   */
  toolbar?: ReactNode;
  /** True if the next bill stands below the figures: its place is kept while they load. @default false */
  outlook?: boolean | undefined;
  /** A `ConsumptionView`, rendered in status `ready` and only when needed. */
  children?: ReactNode;
}

/**
 * The consumption of one supply, as an item of `ConsumptionSections` (APG: accordion). A page can have sixty: content that was never opened
 * or is far from the viewport is not rendered, and content outside the viewport is not laid out. State: `data-status`, `data-state`.
 */
export const ConsumptionSection = forwardRef<HTMLDivElement, ConsumptionSectionProps>(function ConsumptionSection(
  {
    id,
    name,
    commodity,
    latest,
    updatedAt,
    source,
    onShow,
    ahead = false,
    headingLevel = 2,
    status,
    notActive = false,
    onRetry,
    summary,
    toolbar,
    outlook,
    className,
    children,
    ...rest
  },
  ref,
) {
  const words = useMessages(consumptionMessages);
  const metaId = useId();
  const section = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => section.current as HTMLDivElement, []);
  const open = useContext(OpenItems).includes(id);
  const [opened, setOpened] = useState(open);
  const near = useNear(section);
  // On paper closed sections are open.
  const printed = usePrinting() && near;
  if ((open || printed || ahead) && !opened) setOpened(true);
  const shown = (near || ahead) && opened;
  const tell = useRef(onShow);
  useEffect(() => {
    tell.current = onShow;
  });
  useEffect(() => {
    if (shown) tell.current?.();
  }, [shown]);
  const ends = { loading: undefined, failed: undefined, ready: words.loadedOf, empty: words.nothingOf };
  useSlowLoad(open && shown && status === "loading" && fill(words.loadingOf, { name }), ends[status] && fill(ends[status], { name }));

  const inner = { className: styles.inner, headingLevel: levelBelow(headingLevel) };
  const nothing = notActive
    ? { title: words.notActiveTitle, description: words.notActiveDescription, illustration: <ComingSoonIllustration /> }
    : { title: words.emptyTitle, description: words.emptyDescription, illustration: <NothingFoundIllustration /> };
  const contents = {
    loading: () => (
      <SkeletonGroup label={words.loading}>
        <FiguresSkeleton outlook={outlook} />
      </SkeletonGroup>
    ),
    failed: () => <ServerErrorPanel {...inner} title={words.failedTitle} onRetry={onRetry} />,
    empty: () => <EmptyState {...inner} {...nothing} />,
    ready: () => children,
  };
  const origin = updatedText(updatedAt, source, words, useFormats());
  const meta = (!open && latest) || origin.charAt(0).toUpperCase() + origin.slice(1);
  return (
    <Item {...rest} ref={section} value={id} className={cx(styles.section, className)} data-status={status}>
      <div className={styles.bar}>
        <CommodityGlyph commodity={commodity} className={styles.glyph} />
        <Header asChild>
          <Heading headingLevel={headingLevel} size="section" className={styles.name}>
            <Trigger aria-controls={id} aria-describedby={meta ? metaId : undefined} className={styles.trigger}>
              {name}
            </Trigger>
          </Heading>
        </Header>
        {meta && (
          <p id={metaId} className={styles.meta}>
            {meta}
          </p>
        )}
        <ChevronDownIcon className={cx(chevron, styles.chevron)} />
      </div>
      <AccordionContent id={id}>
        <div className={styles.content}>
          {shown ? (
            <>
              {status === "ready" && summary && <div className={styles.sentence}>{summary}</div>}
              {status === "loading" && <SummarySkeleton />}
              {toolbar && !notActive && (
                <div className={styles.controls}>
                  <div className={styles.toolbar}>{toolbar}</div>
                </div>
              )}
              {contents[status]()}
            </>
          ) : (
            <div className={styles.notYet}>
              <ContentSkeleton outlook={outlook} />
            </div>
          )}
        </div>
      </AccordionContent>
    </Item>
  );
});

/** Returns the button of the section at an index, as `findItem` of a search that draws sections. */
export const sectionTrigger = (frame: HTMLElement, index: number): HTMLElement | null | undefined =>
  frame.querySelectorAll("[data-status]")[index]?.querySelector<HTMLElement>("button");

export interface ConsumptionSectionsProps extends Omit<AccordionRootProps, "exclusive"> {}

/** The accordion that contains `ConsumptionSection`s. Set `openItem` to open the first one (CS-01). */
export const ConsumptionSections = forwardRef<HTMLDivElement, ConsumptionSectionsProps>(function ConsumptionSections(
  { className, ...rest },
  ref,
) {
  return <AccordionRoot {...rest} ref={ref} className={cx(styles.list, className)} />;
});
