import { forwardRef, type HTMLAttributes } from "react";
import { fill, useMessages } from "../theme/messages.ts";
import {
  type AccountStatementFilterValue,
  activeStatementGroups,
  asBillFilter,
  clearStatementGroup,
  defaultStatementFilter,
  type StatementSupply,
} from "./accountStatementFilter.ts";
import { filterText } from "./billFilterText.ts";
import { FilterChips } from "./FilterChips.tsx";
import { filterMessages } from "./filterMessages.it.ts";
import { statementMessages } from "./statementMessages.it.ts";

export interface AccountStatementActiveFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  value: AccountStatementFilterValue;
  /** As the drawer's: the chip says the name of the one that is chosen. */
  supplies: readonly StatementSupply[];
  /** The filter without what was taken away. */
  onChange: (value: AccountStatementFilterValue) => void;
}

/** What narrows the statement, as `ActiveFilters` says of the bills. Keep it rendered while nothing is active. */
export const AccountStatementActiveFilters = forwardRef<HTMLDivElement, AccountStatementActiveFiltersProps>(
  function AccountStatementActiveFilters({ value, supplies, onChange, ...rest }, ref) {
    const words = useMessages(filterMessages);
    const own = useMessages(statementMessages);
    const name = supplies.find(({ id }) => id === value.supply)?.name ?? value.supply ?? "";
    return (
      <FilterChips
        {...rest}
        ref={ref}
        chips={activeStatementGroups(value).map((group) => ({
          group,
          text: group === "supply" ? fill(own.supplyIs, { name }) : filterText(group, asBillFilter(value), words),
        }))}
        onRemove={(group) => onChange(clearStatementGroup(value, group))}
        onClear={() => onChange(defaultStatementFilter)}
      />
    );
  },
);
