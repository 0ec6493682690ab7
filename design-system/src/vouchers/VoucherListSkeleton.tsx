import { forwardRef } from "react";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { SkeletonGroup, type SkeletonGroupProps } from "../feedback/SkeletonGroup.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import { groups, list } from "./VoucherList.css.ts";

export interface VoucherListSkeletonProps extends Omit<SkeletonGroupProps, "children"> {
  /** Number of rows. @default 3 */
  count?: number | undefined;
}

/** Placeholder of a voucher list that is loading. */
export const VoucherListSkeleton = forwardRef<HTMLDivElement, VoucherListSkeletonProps>(function VoucherListSkeleton(
  { count = 3, label, className, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return (
    <SkeletonGroup {...rest} ref={ref} label={label ?? words.loading} className={cx(list, className)}>
      <div className={groups}>
        <Stack gap={3}>
          <Heading headingLevel={2}>{words.usable}</Heading>
          <RowGroupSkeleton count={count} />
        </Stack>
      </div>
    </SkeletonGroup>
  );
});
