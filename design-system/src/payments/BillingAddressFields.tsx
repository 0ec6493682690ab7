import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { Combobox, type ComboboxOption } from "../forms/Combobox.tsx";
import { TextField } from "../forms/TextField.tsx";
import type { SchemaForm } from "../forms/useSchemaForm.ts";
import { useMessages } from "../theme/messages.ts";
import { addressMessages } from "./addressMessages.it.ts";
import * as styles from "./BillingAddressDialog.css.ts";
import { type BillingAddressField, type BillingAddressValues, filledBy, isOptional, type SuggestedAddress } from "./billingAddress.ts";

/** Minimum number of characters for suggestions (BA-02). */
const minLength = 3;

/** Suggestions for the typed address. The caller debounces the requests and ignores outdated responses (BA-02: 300 ms). */
export interface AddressSuggestions {
  options: readonly ComboboxOption[];
  /** True while suggestions are being fetched, or will be. @default false */
  loading?: boolean | undefined;
  /** Called with the typed text, from the third character on. */
  onQuery: (text: string) => void;
  /** Returns the address of a selected suggestion, to fill in the fields, or null if it is unknown or arrives too late. */
  onPick: (option: ComboboxOption) => SuggestedAddress | null | Promise<SuggestedAddress | null>;
  /** Name of the service that receives the typed text, always visible under the field. */
  attribution: ReactNode;
}

interface BillingAddressFieldsProps extends Pick<SchemaForm<BillingAddressValues>, "form" | "errorOf"> {
  /** Address suggestions. Without them the customer types the whole address. */
  suggestions: AddressSuggestions | undefined;
}

/** The fields of the billing address. Internal: used to build forms. */
export function BillingAddressFields({ form, errorOf, suggestions }: BillingAddressFieldsProps) {
  const words = useMessages(addressMessages);
  const wording = (field: BillingAddressField) => ({
    label: words[field],
    optional: isOptional(field) && (field === "staircase" ? ("feminine" as const) : true),
    required: !isOptional(field),
    error: errorOf(field),
  });
  const text = (field: BillingAddressField) => ({ ...wording(field), ...form.register(field) });
  const province = text("provinceCode");

  const fillIn = async (option: ComboboxOption, picked: AddressSuggestions["onPick"]) => {
    form.setValue("address", option.label);
    const place = await picked(option);
    if (!place) return;
    for (const [field, value] of Object.entries(filledBy(place, form.getValues()))) form.setValue(field as BillingAddressField, value);
  };

  return (
    <>
      <div className={styles.row}>
        <TextField {...text("name")} autoComplete="given-name" />
        <TextField {...text("surname")} autoComplete="family-name" />
      </div>
      {suggestions ? (
        <Controller
          name="address"
          control={form.control}
          render={({ field }) => (
            <Combobox
              {...wording("address")}
              {...field}
              minLength={minLength}
              hint={
                <>
                  {words.addressHint} {suggestions.attribution}
                </>
              }
              options={suggestions.options}
              loading={suggestions.loading}
              onSelect={(option) => void fillIn(option, suggestions.onPick)}
              onChange={(typed) => {
                field.onChange(typed);
                if (typed.trim().length >= minLength) suggestions.onQuery(typed);
              }}
            />
          )}
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
          {...province}
          autoComplete="address-level1"
          autoCapitalize="characters"
          onChange={(event) => {
            event.target.value = event.target.value.toUpperCase();
            void province.onChange(event);
          }}
        />
      </div>
      <TextField {...text("city")} autoComplete="address-level2" />
    </>
  );
}
