import { FiguresSkeleton } from "../consumption/ConsumptionSkeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { rem } from "../theme/rem.ts";
import { head } from "./home.css.ts";

/** Placeholder of the figures of a `HomeYear`. */
export const HomeYearFigures = () => (
  <Card aria-hidden="true">
    <FiguresSkeleton />
  </Card>
);

/** Placeholder of a `HomeYear`, whose heading names the supply. */
export const HomeYearSkeleton = () => (
  <Stack gap={3} aria-hidden="true">
    <div className={head}>
      <SkeletonLine width={rem(14)} height={rem(1)} />
    </div>
    <HomeYearFigures />
  </Stack>
);
