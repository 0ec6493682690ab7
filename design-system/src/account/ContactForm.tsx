import { forwardRef, type HTMLAttributes } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Form } from "../forms/Form.tsx";
import { PhoneField, type PhoneFieldProps } from "../forms/PhoneField.tsx";
import type { PhoneValue } from "../forms/phoneNumber.ts";
import { Switch } from "../forms/Switch.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { Card } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./AccountPanel.css.ts";
import { type Contact, type ContactValues, contactSchema } from "./contactSchema.ts";
import { accountMessages } from "./messages.it.ts";
import { ReadOnlyNote, type ReadOnlyNoteProps } from "./ReadOnlyNote.tsx";
import { SettingRows } from "./SettingRows.tsx";

/** Outcomes of saving a number: `unchanged` says that the saved one was not sent again. */
export const contactOutcomes = ["saved", "unchanged", "failed"] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

type FormOptions = Omit<SchemaFormProps<ContactValues, Contact>, "failure">;

export interface ContactFormProps extends FormOptions, ReadOnlyNoteProps, Omit<HTMLAttributes<HTMLElement>, "children" | "onSubmit"> {
  /**
   * The saved number, shown until the customer types another one. It may arrive late, and so may the prefixes that are needed to split it.
   * A draft goes to `defaultValues`.
   */
  phone: PhoneValue;
  prefixes: PhoneFieldProps["prefixes"];
  /** True if a number can be typed with another prefix, for instance because the list could not be loaded. @default false */
  otherPrefixes?: boolean | undefined;
  /** Result of the last save. Remove it when the number changes. */
  outcome?: ContactOutcome | undefined;
  landlinePhone: string | null | undefined;
  communicationEmail: string | null | undefined;
  /** True if the header counts unread notifications. */
  alerts: boolean;
  onAlertsChange: (alerts: boolean) => void;
  /** True while a change of `alerts` is being saved. @default false */
  alertsPending?: boolean | undefined;
  /** True once the last change of `alerts` was stored. @default false */
  alertsSaved?: boolean | undefined;
  /** True if the change could not be saved. Reset `alerts` at the same time. @default false */
  alertsFailed?: boolean | undefined;
}

const isSame = (one: PhoneValue, other: PhoneValue) => one.prefix === other.prefix && one.number === other.number;

/** The contact details: the mobile number can be changed, the others are read-only. It includes a switch for notifications. */
export const ContactForm = forwardRef<HTMLElement, ContactFormProps>(function ContactForm(
  {
    phone,
    defaultValues,
    onSubmit,
    serverErrors,
    onValuesChange,
    prefixes,
    otherPrefixes,
    busy,
    outcome,
    landlinePhone,
    communicationEmail,
    alerts,
    onAlertsChange,
    alertsPending,
    alertsSaved = false,
    alertsFailed,
    supportPhone,
    className,
    ...rest
  },
  ref,
) {
  const words = useMessages(accountMessages);
  const { form, errorOf, submit } = useSchemaForm({
    schema: contactSchema,
    defaultValues: { phone, ...defaultValues },
    explain: (issue) => words[issue as keyof typeof words],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const wrong = errorOf("phone") !== undefined;
  // A form with nothing to save is quiet.
  const isChanged = !isSame(useWatch({ control: form.control, name: "phone" }), phone);
  return (
    <section aria-label={words.contacts} {...rest} ref={ref} className={cx(styles.cards, className)}>
      <SettingRows
        rows={[
          { label: words.landline, value: landlinePhone },
          { label: words.communicationEmail, value: communicationEmail },
        ]}
      >
        <Form
          className={styles.form}
          onSubmit={() => {
            if (!busy) void submit();
          }}
          onBlur={() => {
            const typed = form.getValues("phone");
            // The saved number is not validated on blur, because the customer did not type it.
            if (!wrong && typed.number !== "" && !isSame(typed, phone)) void form.trigger("phone");
          }}
        >
          <Controller
            name="phone"
            control={form.control}
            render={({ field }) => (
              <PhoneField
                {...field}
                label={words.phone}
                hint={words.phoneHint}
                error={errorOf("phone")}
                prefixes={prefixes}
                otherPrefixes={otherPrefixes}
              />
            )}
          />
          {!wrong && outcome === "failed" && (
            <Alert tone="negative" live="assertive">
              {words.saveFailed}
            </Alert>
          )}
          <div className={styles.actions}>
            <Button type="submit" variant={isChanged ? "primary" : "secondary"} loading={busy}>
              {words.savePhone}
            </Button>
          </div>
          <div role="status" className={styles.said}>
            {!wrong && outcome === "saved" && (
              <Alert tone="positive">
                <strong>{words.saved}</strong>
              </Alert>
            )}
            {!wrong && outcome === "unchanged" && words.unchanged}
          </div>
        </Form>
      </SettingRows>
      <ReadOnlyNote supportPhone={supportPhone} />
      <Card>
        <Switch
          label={words.alerts}
          hint={words.alertsHint}
          checked={alerts}
          onChange={onAlertsChange}
          pending={alertsPending}
          saved={alertsSaved}
          error={alertsFailed ? words.switchFailed : undefined}
        />
      </Card>
    </section>
  );
});
