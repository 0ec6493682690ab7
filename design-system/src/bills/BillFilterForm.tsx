import { type FormEvent, Fragment, type ReactNode, useState } from "react";
import { AmountField } from "../forms/AmountField.tsx";
import { CheckboxGroup } from "../forms/CheckboxGroup.tsx";
import { DateField } from "../forms/DateField.tsx";
import { ErrorSummary, type ErrorSummaryError } from "../forms/ErrorSummary.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./BillFilterDrawer.css.ts";
import { type BillFilterValue, billContractTypes } from "./billFilter.ts";
import {
  type BillFilterChoices,
  type BillFilterGroup,
  billFilterErrors,
  billFilterGroups,
  offeredChoices,
  withChoices,
} from "./billFilterGroups.ts";
import { filterOptions } from "./billFilterText.ts";
import { filterMessages } from "./filterMessages.it.ts";

const rangeFields = ["expireDateFrom", "expireDateTo", "periodDateFrom", "periodDateTo", "totalFrom", "totalTo"] as const;
type RangeField = (typeof rangeFields)[number];

const rangeErrors = { expireDateTo: "expireDateError", periodDateTo: "periodDateError", totalTo: "totalError" } as const;

interface BillFilterFormProps {
  id: string;
  value: BillFilterValue;
  onApply: (value: BillFilterValue) => void;
  /** The groups to ask for. @default all */
  groups?: readonly BillFilterGroup[] | undefined;
  /** The boxes that are offered; a group of one isn't asked for. @default all */
  choices?: BillFilterChoices | undefined;
  /** A field before the others, given whether its error is to be shown, and what stops it from being applied. */
  first?: { field: (attempted: boolean) => ReactNode; error: ErrorSummaryError | undefined } | undefined;
}

/** The form of the bill filter. What is typed stays, right or wrong, until it is applied or the drawer closes. */
export function BillFilterForm({ id, value, onApply, groups, choices, first }: BillFilterFormProps) {
  const words = useMessages(filterMessages);
  const [draft, setDraft] = useState(value);
  /** What fields say about text that is no date or no amount. */
  const [problems, setProblems] = useState<Partial<Record<RangeField, string | undefined>>>({});
  const [attempts, setAttempts] = useState(0);
  const options = filterOptions(words);

  const change = (part: Partial<BillFilterValue>) => setDraft((before) => ({ ...before, ...part }));
  const tooLow = billFilterErrors(draft);
  const rangeErrorOf = (field: RangeField) => {
    const error = tooLow.find((each) => each === field);
    return error && words[rangeErrors[error]];
  };
  const errorOf = (field: RangeField) => problems[field] ?? rangeErrorOf(field);
  const errors = rangeFields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: `${id}${field}`, message }] : [];
  });
  if (first?.error) errors.unshift(first.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.length === 0) onApply(draft);
    else setAttempts((count) => count + 1);
  };

  /** What a field of a range takes. Before the first attempt only the field's own words about its text are shown. */
  const wire = <Field extends RangeField>(field: Field) => ({
    id: `${id}${field}`,
    label: words[field],
    value: draft[field],
    error: attempts > 0 ? errorOf(field) : undefined,
    onChange: (next: BillFilterValue[Field], problem?: string) => {
      change({ [field]: next });
      setProblems((before) => ({ ...before, [field]: problem }));
    },
  });

  const boxes = (group: keyof BillFilterChoices) => {
    const offered = offeredChoices(group, choices);
    if (offered.length < 2) return null;
    return (
      <CheckboxGroup<string>
        legend={words[group]}
        options={options[group].filter((option) => offered.some((choice) => choice === option.value))}
        value={draft[group]}
        onChange={(ticked) => change(withChoices(group, ticked, choices))}
      />
    );
  };

  const fields: Record<BillFilterGroup, () => ReactNode> = {
    statuses: () => boxes("statuses"),
    supplyTypes: () => boxes("supplyTypes"),
    contractType: () => (
      <RadioGroup
        legend={words.contractType}
        options={[
          { value: "all", label: words.contractTypeAll },
          { value: "mono", label: words.contractTypeMono },
          { value: "dual", label: words.contractTypeDual },
        ]}
        value={draft.contractType ?? "all"}
        onChange={(choice) => change({ contractType: billContractTypes.find((type) => type === choice) ?? null })}
      />
    ),
    expireDate: () => (
      <div className={styles.range}>
        <DateField {...wire("expireDateFrom")} />
        <DateField {...wire("expireDateTo")} />
      </div>
    ),
    periodDate: () => (
      <div className={styles.range}>
        <DateField {...wire("periodDateFrom")} />
        <DateField {...wire("periodDateTo")} />
      </div>
    ),
    total: () => (
      <div className={styles.range}>
        <AmountField {...wire("totalFrom")} />
        <AmountField {...wire("totalTo")} />
      </div>
    ),
    paymentModes: () => boxes("paymentModes"),
  };

  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={attempts > 0 ? errors : []} submitCount={attempts} />
      {first?.field(attempts > 0)}
      {(groups ?? (Object.keys(billFilterGroups) as BillFilterGroup[])).map((group) => (
        <Fragment key={group}>{fields[group]()}</Fragment>
      ))}
    </form>
  );
}
