import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";

/** Placeholder of notifications or requests that are loading. */
export const AccountListSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <RowGroupSkeleton values={false} />
  </SkeletonGroup>
);
