import { type ReactNode, useState } from "react";
import { Combobox, type ComboboxOption } from "../forms/Combobox.tsx";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { addressMessages } from "./addressMessages.it.ts";
import * as styles from "./BillingAddressDialog.css.ts";
import { type BillingAddressField, type BillingAddressValue, billingAddressErrors, isRequired, longestField } from "./billingAddress.ts";

/** Characters that suggestions need (spec §5). */
const minLength = 3;

/** Suggestions for what is typed as address; debouncing and dropping stale answers is the caller's (spec §5: 300 ms). */
export interface AddressSuggestions {
  options: readonly ComboboxOption[];
  /** They are being fetched, or will be. @default false */
  loading?: boolean | undefined;
  /** What is typed, from the third character on. */
  onQuery: (text: string) => void;
  /** One was chosen: fill the fields from it through `onChange`. */
  onPick: (option: ComboboxOption) => void;
  /** Who receives the typed text: always in view under the field. */
  attribution: ReactNode;
}

export interface BillingAddressFormProps {
  value: BillingAddressValue;
  onChange: (value: BillingAddressValue) => void;
  /** What else is wrong, such as a suggestion without a street. Shown at once. */
  errors?: Partial<Record<BillingAddressField, string | undefined>> | undefined;
  /** Without them the address is typed by hand. */
  suggestions?: AddressSuggestions | undefined;
  onSubmit: () => void;
}

/** The fields of the billing address; a field says what is wrong once it was left. */
export function BillingAddressForm({ id, value, onChange, errors, suggestions, onSubmit }: BillingAddressFormProps & { id: string }) {
  const words = useMessages(addressMessages);
  const [left, setLeft] = useState<ReadonlySet<BillingAddressField>>(new Set());
  const problems = billingAddressErrors(value);
  const errorOf = (field: BillingAddressField) => {
    if (errors?.[field]) return errors[field];
    if (!left.has(field) || !problems[field]) return undefined;
    return problems[field] === "missing" && isRequired(field) ? words[`${field}Error`] : fill(words.tooLong, { count: longestField });
  };
  const wire = (field: BillingAddressField) => ({
    label: words[field],
    optional: !isRequired(field),
    required: isRequired(field),
    error: errorOf(field),
    value: value[field],
    onBlur: () => setLeft((before) => new Set(before).add(field)),
  });
  const change = (field: BillingAddressField, text: string) => onChange({ ...value, [field]: text });
  const text = (field: BillingAddressField) => ({
    ...wire(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => change(field, event.currentTarget.value),
  });
  return (
    <Form id={id} className={styles.form} onSubmit={onSubmit}>
      <div className={styles.row}>
        <TextField {...text("name")} autoComplete="given-name" />
        <TextField {...text("surname")} autoComplete="family-name" />
      </div>
      {suggestions ? (
        <Combobox
          {...wire("address")}
          minLength={minLength}
          hint={
            <>
              {words.addressHint} {suggestions.attribution}
            </>
          }
          options={suggestions.options}
          loading={suggestions.loading}
          onSelect={suggestions.onPick}
          onChange={(typed) => {
            change("address", typed);
            if (typed.trim().length >= minLength) suggestions.onQuery(typed);
          }}
        />
      ) : (
        <TextField {...text("address")} autoComplete="address-line1" />
      )}
      <TextField {...text("toponym")} hint={words.toponymHint} />
      <div className={styles.row}>
        <TextField {...text("civicNumber")} />
        <TextField {...text("staircase")} />
      </div>
      <div className={styles.row}>
        <TextField {...text("floor")} />
        <TextField {...text("internal")} />
      </div>
      <div className={styles.row}>
        <TextField {...text("postalCode")} inputMode="numeric" autoComplete="postal-code" />
        <TextField
          {...text("provinceCode")}
          autoComplete="address-level1"
          autoCapitalize="characters"
          onChange={(event) => change("provinceCode", event.currentTarget.value.toUpperCase())}
        />
      </div>
      <TextField {...text("city")} autoComplete="address-level2" />
    </Form>
  );
}
