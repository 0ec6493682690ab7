import { forwardRef, type HTMLAttributes } from "react";
import { chip } from "../layout/ChipRow.css.ts";
import { ChipRow } from "../layout/ChipRow.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
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
const chips = ["Valid", "Used", "Expired"] as const;

/**
 * Filters vouchers by status (VC-01), as chips: "Tutti" takes the filter off, as does a second press of a chip. The name of the group says
 * whether a filter is active. State: `aria-pressed` of a chip, `aria-current` of "Tutti". The ref is the group.
 */
export const VoucherFilter = forwardRef<HTMLDivElement, VoucherFilterProps>(function VoucherFilter(
  { value, onChange, vouchers, disabled = false, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  const { formatNumber } = useNumberFormats();
  const found = (filter: VoucherFilterValue) => vouchers?.filter(({ status }) => passesFilter(status, filter)).length;
  return (
    <ChipRow aria-label={activeVoucherGroups(value) > 0 ? words.filterActive : words.filter} {...rest} ref={ref}>
      <button type="button" className={chip} aria-current={value === "All"} disabled={disabled} onClick={() => onChange("All")}>
        {words.filterAll}
      </button>
      {chips
        .filter((each) => each === value || found(each) !== 0)
        .map((each) => (
          <button
            key={each}
            type="button"
            className={chip}
            aria-pressed={each === value}
            disabled={disabled}
            onClick={() => onChange(each === value ? "All" : each)}
          >
            {words[`filter${each}`]}
            {each === "Valid" && found(each) ? <strong>{formatNumber(found(each) ?? 0)}</strong> : null}
          </button>
        ))}
    </ChipRow>
  );
});
