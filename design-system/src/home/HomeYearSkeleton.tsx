import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { rem } from "../theme/rem.ts";
import { head } from "./home.css.ts";

/** Placeholder of a `HomeYear`. It is one block, since the shapes of a chart would come with home in every window. */
export const HomeYearSkeleton = () => (
  <Stack gap={3} aria-hidden="true">
    <div className={head}>
      <SkeletonLine width={rem(14)} height={rem(1)} />
    </div>
    <Card>
      <Skeleton shape="control" height={rem(25)} />
    </Card>
  </Stack>
);
