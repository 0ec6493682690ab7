import { forwardRef, type HTMLAttributes } from "react";
import { FilterChips } from "../data/FilterChips.tsx";
import { useFormats } from "../data/useFormats.ts";
import { fill, useMessages } from "../theme/messages.ts";
import {
  type AccountStatementFilterValue,
  activeStatementGroups,
  asBillFilter,
  clearStatementGroup,
  defaultStatementFilter,
  type StatementSupply,
} from "./accountStatementFilter.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";
import { filterText } from "./billFilterText.ts";
import { statementMessages } from "./statementMessages.it.ts";

export interface AccountStatementActiveFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  value: AccountStatementFilterValue;
  /** The same supplies as in the drawer. The chip shows the name of the selected one. */
  supplies: readonly StatementSupply[];
  /** Called with the filter after a chip is removed. */
  onChange: (value: AccountStatementFilterValue) => void;
}

/** The active filters of the statement, as `ActiveFilters` shows those of the bills. Keep it rendered while no filter is active. */
export const AccountStatementActiveFilters = forwardRef<HTMLDivElement, AccountStatementActiveFiltersProps>(
  function AccountStatementActiveFilters({ value, supplies, onChange, ...rest }, ref) {
    const words = useMessages(billFilterMessages);
    const formats = useFormats();
    const statementWords = useMessages(statementMessages);
    const name = supplies.find(({ id }) => id === value.supply)?.name ?? value.supply ?? "";
    return (
      <FilterChips
        {...rest}
        ref={ref}
        chips={activeStatementGroups(value).map((group) => ({
          id: group,
          text: group === "supply" ? fill(statementWords.supplyIs, { name }) : filterText(group, asBillFilter(value), words, formats),
        }))}
        onRemove={(group) => onChange(clearStatementGroup(value, group))}
        onClear={() => onChange(defaultStatementFilter)}
      />
    );
  },
);
