import { LastBillSkeleton } from "@favilla/design-system/bills/LastBillSkeleton.tsx";
import { LastMonthSkeleton } from "@favilla/design-system/consumption/LastMonthSkeleton.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";

/** Placeholder of the news of a supply. Put it in a `SkeletonGroup`. */
export const NewsSkeleton = () => <SupplyNews bill={<LastBillSkeleton />} month={<LastMonthSkeleton />} />;
