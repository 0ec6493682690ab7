import { toMonth } from "../data/dates.ts";
import { useFormats } from "../data/useFormats.ts";
import { Form } from "../forms/Form.tsx";
import { Select } from "../forms/Select.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./ConsumptionFilterForm.css.ts";
import type { ConsumptionFilterValue } from "./consumptionFilter.ts";
import { consumptionFilterMessages } from "./consumptionFilterMessages.it.ts";
import { consumptionFilterSchema } from "./consumptionFilterSchema.ts";
import { monthName } from "./consumptionText.ts";

interface ConsumptionFilterFormProps {
  id: string;
  value: ConsumptionFilterValue;
  years: readonly number[];
  onApply: (value: ConsumptionFilterValue) => void;
}

/** The form of the consumption filter. A period that ends before it begins is not applied, and the invalid field takes focus. */
export function ConsumptionFilterForm({ id, value, years, onApply }: ConsumptionFilterFormProps) {
  const words = useMessages(consumptionFilterMessages);
  const formats = useFormats();
  const { form, errorOf, submit } = useSchemaForm({
    schema: consumptionFilterSchema,
    defaultValues: value,
    onSubmit: onApply,
    explain: () => words.monthToError,
  });
  const year = form.watch("year");
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = toMonth(year, index + 1);
    return {
      value: String(index + 1),
      label: fill(words.option, { month: formats.formatMonth(month) ?? "", name: monthName(month, formats) }),
    };
  });
  const wire = (field: keyof ConsumptionFilterValue) => ({ label: words[field], ...form.register(field, { valueAsNumber: true }) });

  return (
    <Form id={id} className={styles.form} onSubmit={() => void submit()}>
      <Select {...wire("year")} options={years.map((each) => ({ value: String(each), label: String(each) }))} />
      <div className={styles.range}>
        <Select {...wire("monthFrom")} options={months} />
        <Select {...wire("monthTo")} options={months} error={errorOf("monthTo")} />
      </div>
    </Form>
  );
}
