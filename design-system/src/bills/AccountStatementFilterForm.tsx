import { useState } from "react";
import { Combobox } from "../forms/Combobox.tsx";
import { Select } from "../forms/Select.tsx";
import { useMessages } from "../theme/messages.ts";
import {
  type AccountStatementFilterValue,
  asBillFilter,
  asStatementFilter,
  findSupplies,
  type StatementSupply,
  statementGroups,
  supplyNamed,
} from "./accountStatementFilter.ts";
import { BillFilterForm } from "./BillFilterForm.tsx";
import type { BillFilterChoices } from "./billFilterGroups.ts";
import { statementMessages } from "./statementMessages.it.ts";

/** Above this number of supplies, the list becomes a search field. */
const mostInList = 10;

interface AccountStatementFilterFormProps {
  id: string;
  value: AccountStatementFilterValue;
  onApply: (value: AccountStatementFilterValue) => void;
  supplies: readonly StatementSupply[];
  choices: BillFilterChoices | undefined;
}

/** The fields of the statement's filter: the supply, then the fields of the bill filter. */
export function AccountStatementFilterForm({ id, value, onApply, supplies, choices }: AccountStatementFilterFormProps) {
  const words = useMessages(statementMessages);
  const [supply, setSupply] = useState(value.supply);
  const [typed, setTyped] = useState(() => supplies.find((each) => each.id === value.supply)?.name ?? "");
  const fieldId = `${id}supply`;
  const error = supply === null && typed.trim() ? { fieldId, message: words.supplyError } : undefined;
  const many = supplies.length > mostInList;

  const search = (attempted: boolean) => (
    <Combobox
      id={fieldId}
      label={words.supply}
      hint={words.supplyHint}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setSupply(supplyNamed(supplies, text)?.id ?? null);
      }}
      options={findSupplies(supplies, typed).map((each) => ({ ...each, label: each.name }))}
      onSelect={(chosen) => {
        setTyped(chosen.name);
        setSupply(chosen.id);
      }}
      noResults={words.supplyNone}
      error={attempted ? error?.message : undefined}
    />
  );
  const list = () => (
    <Select
      id={fieldId}
      label={words.supply}
      placeholder={words.allSupplies}
      options={supplies.map(({ id: option, name, hint }) => ({ value: option, label: hint ? `${name}, ${hint}` : name }))}
      value={supply ?? ""}
      onChange={(event) => setSupply(event.currentTarget.value || null)}
    />
  );

  return (
    <BillFilterForm
      id={id}
      value={asBillFilter(value)}
      onApply={(rest) => onApply(asStatementFilter(rest, supply))}
      groups={statementGroups}
      choices={choices}
      first={supplies.length > 1 ? { field: many ? search : list, error: many ? error : undefined } : undefined}
    />
  );
}
