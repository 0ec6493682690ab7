import { forwardRef, useId } from "react";
import { useMessages } from "../theme/messages.ts";
import { AccountStatementFilterForm } from "./AccountStatementFilterForm.tsx";
import { type AccountStatementFilterValue, defaultStatementFilter, type StatementSupply } from "./accountStatementFilter.ts";
import type { BillFilterChoices } from "./billFilterGroups.ts";
import { FilterDrawer, type FilterDrawerFrameProps } from "./FilterDrawer.tsx";
import { statementMessages } from "./statementMessages.it.ts";

export interface AccountStatementFilterDrawerProps extends FilterDrawerFrameProps {
  /** The filter that is applied; the form begins with it each time that it opens. */
  value: AccountStatementFilterValue;
  /** A filter without mistakes; close the drawer. */
  onApply: (value: AccountStatementFilterValue) => void;
  /** The supplies to choose from, each `id` once. More than ten are searched by typing; one isn't asked for. */
  supplies: readonly StatementSupply[];
  /** Status, product line and payment condition: the boxes that find something (AS-01, the filters call). @default all */
  choices?: BillFilterChoices | undefined;
}

/** The filter of the account statement (AS-01): a sheet from below on phones, at the side from 1024 px on. */
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
