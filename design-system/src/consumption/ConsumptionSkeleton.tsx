import { parts } from "../charts/chartParts.css.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import * as styles from "./ConsumptionSection.css.ts";
import * as shapes from "./ConsumptionSkeleton.css.ts";
import { consumptionMessages } from "./messages.it.ts";

/** Heights of the bars, as parts of the plot: a year of an ordinary home. */
const bars = [76, 78, 65, 56, 74, 65, 89, 72, 69, 63, 28, 28];

/** Placeholder of the sentence above the controls. */
export const SummarySkeleton = () => (
  <div className={shapes.sentence} aria-hidden="true">
    <SkeletonLine height={rem(1)} />
    <SkeletonLine height={rem(1)} />
    <SkeletonLine width="60%" height={rem(1)} />
  </div>
);

/** Placeholder of the next bill below the figures. */
export const OutlookSkeleton = () => <Skeleton shape="control" height={rem(6.5)} />;

/** Placeholder of legend, chart and figures of a month, and of the next bill if it stands below them. */
export const FiguresSkeleton = ({ outlook = false }: { outlook?: boolean | undefined }) => (
  <div className={shapes.loading} aria-hidden="true">
    <div className={parts}>
      <div className={shapes.legend}>
        <SkeletonLine width={rem(4.25)} />
        <SkeletonLine width={rem(4.25)} />
        <SkeletonLine width={rem(4.25)} />
        <SkeletonLine width={rem(3.25)} />
        <SkeletonLine width={rem(5.5)} />
      </div>
      <div className={shapes.plot}>
        {bars.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months keep their order.
          <Skeleton key={index} height={`${height}%`} />
        ))}
      </div>
      <div className={shapes.figures}>
        <SkeletonLine width={rem(7)} height={rem(1)} />
        <SkeletonLine width={rem(5)} height={rem(1)} />
        <SkeletonLine width={rem(8)} />
        <SkeletonLine width={rem(4)} />
      </div>
    </div>
    {outlook && <OutlookSkeleton />}
  </div>
);

/** Placeholder of all that an open section has below its bar. */
export const ContentSkeleton = ({ outlook }: { outlook?: boolean | undefined }) => (
  <>
    <SummarySkeleton />
    <Skeleton shape="control" height={rem(3)} />
    <FiguresSkeleton outlook={outlook} />
  </>
);

const Bar = () => (
  <div className={styles.bar}>
    <Skeleton shape="glyph" width={rem(2.75)} height={rem(2.75)} className={styles.glyph} />
    <div className={cx(styles.name, shapes.name)}>
      <SkeletonLine width={rem(9)} height={rem(1)} />
    </div>
    <div className={styles.meta}>
      <SkeletonLine width={rem(13)} />
    </div>
  </div>
);

export interface ConsumptionSkeletonProps {
  /** Number of closed sections below the open one. @default 2 */
  closed?: number | undefined;
  /** Text for screen readers in place of the shapes. @default "Caricamento dei consumi" */
  label?: string | undefined;
  /** True if the next bill stands below the figures. @default false */
  outlook?: boolean | undefined;
}

/** Placeholder of `ConsumptionSections` that are loading: the first one is open. */
export function ConsumptionSkeleton({ closed = 2, label, outlook }: ConsumptionSkeletonProps) {
  const words = useMessages(consumptionMessages);
  return (
    <SkeletonGroup label={label ?? words.loading} className={styles.list}>
      <div className={styles.section} data-state="open">
        <Bar />
        <div className={styles.content}>
          <ContentSkeleton outlook={outlook} />
        </div>
      </div>
      {Array.from({ length: closed }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
        <div key={index} className={styles.section} data-state="closed">
          <Bar />
        </div>
      ))}
    </SkeletonGroup>
  );
}
