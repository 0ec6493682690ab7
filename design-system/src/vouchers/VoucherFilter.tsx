import { forwardRef } from "react";
import { SegmentedControl, type SegmentedControlProps } from "../actions/SegmentedControl.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import { activeVoucherGroups, type VoucherFilterValue, voucherFilters } from "./voucherStatus.ts";

export interface VoucherFilterProps extends Omit<SegmentedControlProps<VoucherFilterValue>, "legend" | "showLegend" | "options"> {
  value: VoucherFilterValue;
  /** It takes effect at once. */
  onChange: (value: VoucherFilterValue) => void;
}

/** Which vouchers to see, by status (spec §4). Its legend says when a filter is active. The ref is the `fieldset`. */
export const VoucherFilter = forwardRef<HTMLFieldSetElement, VoucherFilterProps>(function VoucherFilter({ value, ...rest }, ref) {
  const words = useMessages(vouchersMessages);
  return (
    <SegmentedControl
      {...rest}
      ref={ref}
      value={value}
      legend={activeVoucherGroups(value) > 0 ? words.filterActive : words.filter}
      showLegend
      options={voucherFilters.map((each) => ({ value: each, label: words[`filter${each}`] }))}
    />
  );
});
