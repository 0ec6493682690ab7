import { type FormEvent, useRef, useState } from "react";
import { formatMonth, toMonth } from "../data/dates.ts";
import { Select } from "../forms/Select.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./ConsumptionFilterForm.css.ts";
import { type ConsumptionFilterValue, endsBeforeItBegins } from "./consumptionFilter.ts";
import { monthName } from "./consumptionText.ts";
import { filterMessages } from "./filterMessages.it.ts";

interface ConsumptionFilterFormProps {
  id: string;
  value: ConsumptionFilterValue;
  years: readonly number[];
  onApply: (value: ConsumptionFilterValue) => void;
}

/** The form of the consumption filter. A period that ends before it begins is not applied; the field to mend takes focus. */
export function ConsumptionFilterForm({ id, value, years, onApply }: ConsumptionFilterFormProps) {
  const words = useMessages(filterMessages);
  const [draft, setDraft] = useState(value);
  const [tried, setTried] = useState(false);
  const monthTo = useRef<HTMLSelectElement>(null);
  const wrong = endsBeforeItBegins(draft);

  const months = Array.from({ length: 12 }, (_, index) => {
    const month = toMonth(draft.year, index + 1);
    return { value: String(index + 1), label: fill(words.option, { month: formatMonth(month) ?? "", name: monthName(month) }) };
  });
  const wire = (field: keyof ConsumptionFilterValue) => ({
    label: words[field],
    value: String(draft[field]),
    onChange: (event: { target: { value: string } }) => setDraft((before) => ({ ...before, [field]: Number(event.target.value) })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) return onApply(draft);
    setTried(true);
    monthTo.current?.focus();
  };

  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <Select {...wire("year")} options={years.map((year) => ({ value: String(year), label: String(year) }))} />
      <div className={styles.range}>
        <Select {...wire("monthFrom")} options={months} />
        <Select {...wire("monthTo")} ref={monthTo} options={months} error={tried && wrong ? words.monthToError : undefined} />
      </div>
    </form>
  );
}
