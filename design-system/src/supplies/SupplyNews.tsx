import type { ReactNode } from "react";
import { RowGroup } from "../data/RowGroup.tsx";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { Card } from "../layout/Card.tsx";
import { useMessages } from "../theme/messages.ts";
import { supplyPageMessages } from "./pagesMessages.it.ts";
import * as styles from "./SupplyNews.css.ts";

export interface SupplyNewsProps {
  /** The newest bill, such as a `LastBill`, or its skeleton. Nothing leaves no gap. */
  bill: ReactNode;
  /** The newest month, such as a `LastMonth`, or its skeleton. @default none, as for a supply without a meter */
  month?: ReactNode;
  /** A `RowLink` to the bills, the consumption and the readings. Without any, shapes stand for them, in a `SkeletonGroup` of the page. */
  children?: ReactNode;
  /** Number of rows that stand for the ways while they are loading. @default 4 */
  ways?: number | undefined;
}

/** The answers of a supply's page at first sight: its newest bill and month, and the ways to bills, consumption and readings. */
export function SupplyNews({ bill, month, children, ways = 4 }: SupplyNewsProps) {
  const words = useMessages(supplyPageMessages);
  const parts = (
    <>
      <div className={styles.part}>{bill}</div>
      {month !== undefined && <div className={styles.part}>{month}</div>}
    </>
  );
  if (children === undefined) {
    return (
      <div className={styles.columns}>
        <Card className={styles.news}>{parts}</Card>
        <RowGroupSkeleton count={ways} values={false} />
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <PanelBoundary>
        <Card as="section" aria-label={words.news} className={styles.news}>
          {parts}
        </Card>
      </PanelBoundary>
      <RowGroup label={words.ways}>{children}</RowGroup>
    </div>
  );
}
