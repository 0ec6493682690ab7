import { forwardRef, type HTMLAttributes } from "react";
import { ChoiceChips } from "../layout/ChoiceChips.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";
import { type AnyVoucherStatus, activeVoucherGroups, passesFilter, type VoucherFilterValue } from "./voucherStatus.ts";

export interface VoucherFilterProps
  extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children" | "role" | "defaultValue" | "dir"> {
  value: VoucherFilterValue;
  /** Called with the new filter. Apply it at once. */
  onChange: (value: VoucherFilterValue) => void;
  /** All vouchers. A filter that finds none has no chip, and those to use are counted. @default every chip, without a number */
  vouchers?: readonly { status: AnyVoucherStatus }[] | undefined;
  /** Disables every chip. @default false */
  disabled?: boolean | undefined;
  /** Text direction. @default the direction of the surrounding page */
  dir?: "ltr" | "rtl" | undefined;
}

/** Filters after "Tutti", in the order of the list: what can be used comes first. */
const statuses = ["Valid", "Used", "Expired"] as const;

/**
 * Filters vouchers by status (VC-01), as chips: "Tutti" takes the filter off, as does a second press of a chip. The name of the group says
 * whether a filter is active. State: `aria-pressed` of a chip, `aria-current` of "Tutti". The ref is the group.
 */
export const VoucherFilter = forwardRef<HTMLDivElement, VoucherFilterProps>(function VoucherFilter(
  { value, onChange, vouchers, disabled = false, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  const found = (filter: VoucherFilterValue) => vouchers?.filter(({ status }) => passesFilter(status, filter)).length;
  return (
    <ChoiceChips
      aria-label={activeVoucherGroups(value) > 0 ? words.filterActive : words.filter}
      {...rest}
      groupRef={ref}
      disabled={disabled}
      allLabel={words.filterAll}
      chips={statuses
        .filter((each) => each === value || found(each) !== 0)
        .map((name) => ({ name, label: words[`filter${name}`], count: (name === "Valid" && found(name)) || undefined }))}
      chosen={statuses.find((each) => each === value)}
      onChoose={(name) => onChange(name ?? "All")}
    />
  );
});
