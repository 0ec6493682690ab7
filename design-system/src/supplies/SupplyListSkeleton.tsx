import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { list } from "./SupplyList.css.ts";

/** Placeholder of a `SupplyList` that is loading. `label` is its text for screen readers. */
export const SupplyListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={list}>
    <RowGroupSkeleton values={false} />
  </SkeletonGroup>
);
