import { Combobox } from "../forms/Combobox.tsx";
import { Select } from "../forms/Select.tsx";
import { useMessages } from "../theme/messages.ts";
import {
  type AccountStatementFilterValue,
  asBillFilter,
  asStatementFilter,
  findStatementSupplies,
  type StatementSupply,
  statementGroups,
  supplyNamed,
} from "./accountStatementFilter.ts";
import { BillFilterForm, type SupplyFieldProps } from "./BillFilterForm.tsx";
import type { BillFilterChoices } from "./billFilterGroups.ts";
import { statementMessages } from "./statementMessages.it.ts";

/** With more supplies than these the list is searched. */
const mostInList = 10;

interface Supplies {
  supplies: readonly StatementSupply[];
}

function SupplySearch({ supplies, supply, supplyText, onChange, ...field }: SupplyFieldProps & Supplies) {
  const words = useMessages(statementMessages);
  const text = supplyText || (supplies.find(({ id }) => id === supply)?.name ?? "");
  return (
    <Combobox
      {...field}
      label={words.supply}
      hint={words.supplyHint}
      value={text}
      onChange={(typed) => onChange(supplyNamed(supplies, typed)?.id ?? null, typed)}
      options={findStatementSupplies(supplies, text).map((each) => ({ ...each, label: each.name }))}
      onSelect={({ id, name }) => onChange(id, name)}
      noResults={words.supplyNone}
    />
  );
}

function SupplyList({ supplies, supply, supplyText: _, onChange, ...field }: SupplyFieldProps & Supplies) {
  const words = useMessages(statementMessages);
  return (
    <Select
      {...field}
      label={words.supply}
      placeholder={words.allSupplies}
      options={supplies.map(({ id, name, hint }) => ({ value: id, label: hint ? `${name}, ${hint}` : name }))}
      value={supply ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null, "")}
    />
  );
}

interface AccountStatementFilterFormProps extends Supplies {
  id: string;
  value: AccountStatementFilterValue;
  onApply: (value: AccountStatementFilterValue) => void;
  choices: BillFilterChoices | undefined;
}

/** The form of the statement's filter: the supply, then the fields of the bill filter. */
export function AccountStatementFilterForm({ id, value, onApply, supplies, choices }: AccountStatementFilterFormProps) {
  const { supplyError } = useMessages(statementMessages);
  const Field = supplies.length > mostInList ? SupplySearch : SupplyList;
  return (
    <BillFilterForm
      id={id}
      value={asBillFilter(value)}
      onApply={(rest, chosen) => onApply(asStatementFilter(rest, chosen))}
      groups={statementGroups}
      choices={choices}
      // Without supplies to choose from, because they could not be loaded for example, the chosen one stays.
      supply={{
        chosen: value.supply,
        message: supplyError,
        field: (field) => supplies.length > 1 && <Field {...field} supplies={supplies} />,
      }}
    />
  );
}
