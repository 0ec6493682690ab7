import { Fragment, type ReactNode } from "react";
import { AmountField } from "../forms/AmountField.tsx";
import { CheckboxGroup } from "../forms/CheckboxGroup.tsx";
import { DateField } from "../forms/DateField.tsx";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./BillFilterDrawer.css.ts";
import { type BillFilterValue, billContractTypes } from "./billFilter.ts";
import {
  type BillFilterChoices,
  type BillFilterError,
  type BillFilterGroup,
  billFilterGroups,
  offeredChoices,
  withChoices,
} from "./billFilterGroups.ts";
import { billFilterMessages } from "./billFilterMessages.it.ts";
import { type BillFilterValues, billFilterSchema, type RangeField, rangeFields } from "./billFilterSchema.ts";
import { filterOptions } from "./billFilterText.ts";

const rangeErrors = { expireDateTo: "expireDateError", periodDateTo: "periodDateError", totalTo: "totalError" } as const satisfies Record<
  BillFilterError,
  string
>;

/** Props that the form gives to the field of the supply. */
export interface SupplyFieldProps extends Pick<BillFilterValues, "supply" | "supplyText"> {
  id: string;
  error: string | undefined;
  onChange: (supply: string | null, text: string) => void;
}

interface BillFilterFormProps {
  id: string;
  value: BillFilterValue;
  /** Called with the filter, and with the supply's id if the form asks for one. */
  onApply: (value: BillFilterValue, supply: string | null) => void;
  /** Groups of fields to show. @default all */
  groups?: readonly BillFilterGroup[] | undefined;
  /** Options that get a checkbox. A group with a single option is not shown. @default all */
  choices?: BillFilterChoices | undefined;
  /** The chosen supply, the field before the others that changes it, and the message for a text that names no supply. */
  supply?: { chosen: string | null; field: (props: SupplyFieldProps) => ReactNode; message: string } | undefined;
}

/** The form of the bill filter. Typed text is kept, valid or not, until the filter is applied or the drawer closes. */
export function BillFilterForm({ id, value, onApply, groups, choices, supply }: BillFilterFormProps) {
  const words = useMessages(billFilterMessages);
  const options = filterOptions(words);
  const { form, errorOf, submit } = useSchemaForm({
    schema: billFilterSchema,
    defaultValues: {
      ...value,
      problems: {},
      supply: supply?.chosen ?? null,
      supplyText: "",
    } as BillFilterValues,
    onSubmit: (applied) => onApply(applied.filter, applied.supply),
    explain(issue, field): string | undefined {
      if (field === "supplyText") return supply?.message;
      if (issue in rangeErrors) return words[rangeErrors[issue as BillFilterError]];
      // Date and amount fields report their problems as sentences already.
      return Object.values(form.getValues("problems")).includes(issue) ? issue : undefined;
    },
  });
  const draft = form.watch();
  const { submitCount } = form.formState;
  const errors = (["supplyText", ...rangeFields] as const).flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: `${id}${field}`, message }] : [];
  });

  /** Returns the props of a range's field. */
  const range = <Field extends RangeField>(field: Field) => ({
    id: `${id}${field}`,
    label: words[field],
    value: draft[field],
    error: errorOf(field),
    onChange: (next: BillFilterValue[Field], problem?: string) => {
      form.setValue("problems", { ...form.getValues("problems"), [field]: problem });
      form.setValue(field as RangeField, next);
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
        onChange={(ticked) => {
          form.setValue(group, withChoices(group, ticked, choices)[group] ?? []);
          // A choice of statuses takes the place of what a chip has chosen.
          if (group === "statuses") form.setValue("payer", null);
        }}
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
        onChange={(choice) => form.setValue("contractType", billContractTypes.find((type) => type === choice) ?? null)}
      />
    ),
    expireDate: () => (
      <div className={styles.range}>
        <DateField {...range("expireDateFrom")} />
        <DateField {...range("expireDateTo")} />
      </div>
    ),
    periodDate: () => (
      <div className={styles.range}>
        <DateField {...range("periodDateFrom")} />
        <DateField {...range("periodDateTo")} />
      </div>
    ),
    total: () => (
      <div className={styles.range}>
        <AmountField {...range("totalFrom")} />
        <AmountField {...range("totalTo")} />
      </div>
    ),
    paymentModes: () => boxes("paymentModes"),
  };

  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {supply?.field({
        id: `${id}supplyText`,
        supply: draft.supply,
        supplyText: draft.supplyText,
        error: errorOf("supplyText"),
        onChange: (chosen, text) => {
          form.setValue("supply", chosen);
          form.setValue("supplyText", text);
        },
      })}
      {(groups ?? (Object.keys(billFilterGroups) as BillFilterGroup[])).map((group) => (
        <Fragment key={group}>{fields[group]()}</Fragment>
      ))}
    </form>
  );
}
