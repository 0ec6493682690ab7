import { DueDatesSkeleton } from "@favilla/design-system/bills/DueDatesSkeleton.tsx";
import { ToPayPanelSkeleton } from "@favilla/design-system/bills/ToPayPanelSkeleton.tsx";
import { RowGroupSkeleton } from "@favilla/design-system/data/RowGroupSkeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { cx } from "@favilla/design-system/theme/cx.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { beside, column, columns, head } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

interface HomeSkeletonProps {
  /** True if a reading is requested. Undefined until that is known: what comes below its row is drawn then, so that it never moves. */
  reading: boolean | undefined;
}

/** The shape of the home page while its data load. */
export function HomeSkeleton({ reading }: HomeSkeletonProps) {
  const words = useMessages(homeMessages);
  return (
    <SkeletonGroup label={words.loading}>
      <div className={columns}>
        <div className={column}>
          <Stack gap={3}>
            <ToPayPanelSkeleton />
            {reading && <RowGroupSkeleton count={1} values={false} />}
          </Stack>
          {reading !== undefined && (
            <Section title={words.dueDates}>
              <Card>
                <DueDatesSkeleton />
              </Card>
            </Section>
          )}
        </div>
        <div className={cx(column, reading === undefined && beside)}>
          <Section title={words.latestBills}>
            <RowGroupSkeleton />
          </Section>
          <Section title={words.activeSupplies}>
            <RowGroupSkeleton />
          </Section>
        </div>
      </div>
    </SkeletonGroup>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <div className={head}>
      <Heading headingLevel={2}>{title}</Heading>
    </div>
    {children}
  </Stack>
);
