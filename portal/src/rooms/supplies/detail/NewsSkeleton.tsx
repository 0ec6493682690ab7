import { LastBillSkeleton } from "@favilla/design-system/bills/LastBillSkeleton.tsx";
import { LastMonthSkeleton } from "@favilla/design-system/consumption/LastMonthSkeleton.tsx";
import { RowGroupSkeleton } from "@favilla/design-system/data/RowGroupSkeleton.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { columns, news, part } from "@favilla/design-system/supplies/SupplyNews.css.ts";

/** Placeholder of `SupplyNews`. Put it in a `SkeletonGroup`. */
export const NewsSkeleton = () => (
  <div className={columns}>
    <Card className={news}>
      <div className={part}>
        <LastBillSkeleton />
      </div>
      <div className={part}>
        <LastMonthSkeleton />
      </div>
    </Card>
    <RowGroupSkeleton values={false} />
  </div>
);
