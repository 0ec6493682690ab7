import type { ReactNode } from "react";
import * as rows from "../disclosure/Accordion.css.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { ArrowLeftIcon } from "../icons/ArrowLeftIcon.ts";
import { Heading } from "../text/Heading.tsx";
import { levelBelow } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { detailMessages } from "./detailMessages.it.ts";
import * as styles from "./SupplyDetail.css.ts";
import type { SupplyDetailProps } from "./SupplyDetail.tsx";
import { type SupplyPanel, supplyPanels } from "./supplyPanels.ts";

export interface SupplyDetailSkeletonProps extends Pick<SupplyDetailProps, "back" | "headingLevel"> {
  /** The heading until the name is known. */
  title: string;
  /** Text for screen readers in place of the shapes. */
  label: string;
  /** Placeholder of what is new. */
  children?: ReactNode;
}

/** Placeholder of a `SupplyDetail` that is loading, with the words that are known. */
export function SupplyDetailSkeleton({ back, headingLevel = 1, title, label, children }: SupplyDetailSkeletonProps) {
  const words = useMessages(detailMessages);
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        {back && (
          <p className={styles.back}>
            <Link href={back.href} icon={ArrowLeftIcon}>
              {back.label}
            </Link>
          </p>
        )}
        <Skeleton shape="glyph" width={rem(2.75)} height={rem(2.75)} className={styles.glyph} />
        <div className={styles.words}>
          <Heading headingLevel={headingLevel} tabIndex={-1}>
            {title}
          </Heading>
          <Text as="span" size="small">
            <SkeletonLine width={rem(11)} />
          </Text>
        </div>
      </header>
      <SkeletonGroup label={label} className={styles.detail}>
        {children}
        <div className={styles.contract}>
          <Heading headingLevel={levelBelow(headingLevel)} size="section">
            {words.contractAndData}
          </Heading>
          <div className={rows.group}>
            {(Object.keys(supplyPanels) as SupplyPanel[]).map((panel) => (
              <div key={panel} className={rows.row}>
                <div className={rows.heading}>
                  <div className={rows.still}>
                    <span className={rows.title}>
                      {words[panel]}
                      <span className={rows.value}>
                        <SkeletonLine width={rem(9)} />
                      </span>
                    </span>
                  </div>
                </div>
              </div>
            ))}
          </div>
        </div>
      </SkeletonGroup>
    </div>
  );
}
