import type { ReactNode } from "react";
import { DueDatesSkeleton } from "../bills/DueDatesSkeleton.tsx";
import { ToPayPanelSkeleton } from "../bills/ToPayPanelSkeleton.tsx";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { HomeYearSkeleton } from "./HomeYearSkeleton.tsx";
import { beside, column, columns, head, joinedRows, withThird } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

interface HomeSkeletonProps {
  /** True if a reading is requested. Undefined until that is known: what comes below its row is drawn then, so that it never moves. */
  reading: boolean | undefined;
  /** True if a row of the next bill comes, as for nearly every customer. @default false */
  ahead?: boolean | undefined;
  /** True if a year of consumption comes in a third column, as for nearly every customer. @default false */
  third?: boolean | undefined;
}

/** The shape of the home page while its data load. */
export function HomeSkeleton({ reading, ahead = false, third = false }: HomeSkeletonProps) {
  const words = useMessages(homeMessages);
  return (
    <SkeletonGroup label={words.loading}>
      <div className={cx(columns, third && withThird)}>
        <div className={column}>
          <Stack gap={3}>
            <ToPayPanelSkeleton />
            {reading !== undefined && (reading || ahead) && (
              <div className={joinedRows}>
                {reading && <RowGroupSkeleton count={1} values={false} />}
                {ahead && <RowGroupSkeleton count={1} />}
              </div>
            )}
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
        {third && <HomeYearSkeleton />}
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
