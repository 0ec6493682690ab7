import { forwardRef, useId } from "react";
import { FilterDrawer, type FilterDrawerFrameProps } from "../data/FilterDrawer.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccountStatementFilterForm } from "./AccountStatementFilterForm.tsx";
import { type AccountStatementFilterValue, defaultStatementFilter, type StatementSupply } from "./accountStatementFilter.ts";
import type { BillFilterChoices } from "./billFilterGroups.ts";
import { statementMessages } from "./statementMessages.it.ts";

export interface AccountStatementFilterDrawerProps extends FilterDrawerFrameProps {
  /** The applied filter. The form starts with it each time it opens. */
  value: AccountStatementFilterValue;
  /** Called with a valid filter. Close the drawer. */
  onApply: (value: AccountStatementFilterValue) => void;
  /** Supplies to choose from, with unique `id`s. More than ten get a search field; for a single one there is no field. */
  supplies: readonly StatementSupply[];
  /**
   * Statuses, product lines and payment conditions that some document has (AS-01, the filters call). Others get no checkbox. @default all
   */
  choices?: BillFilterChoices | undefined;
}

/** The filter of the account statement (AS-01): a bottom sheet on phones, a side panel from 1024 px on. */
export const AccountStatementFilterDrawer = forwardRef<HTMLDialogElement, AccountStatementFilterDrawerProps>(
  function AccountStatementFilterDrawer({ value, onApply, supplies, choices, ...rest }, ref) {
    const words = useMessages(statementMessages);
    const formId = useId();
    return (
      <FilterDrawer {...rest} ref={ref} title={words.filterTitle} formId={formId} onClear={() => onApply(defaultStatementFilter)}>
        <AccountStatementFilterForm id={formId} value={value} onApply={onApply} supplies={supplies} choices={choices} />
      </FilterDrawer>
    );
  },
);
