import { forwardRef, useRef, useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { DateField } from "../forms/DateField.tsx";
import { control } from "../forms/Field.css.ts";
import { Field, useFieldWiring } from "../forms/Field.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { Heading } from "../text/Heading.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { AttachmentField } from "./AttachmentField.tsx";
import type { Attachment } from "./attachment.ts";
import * as styles from "./ComplaintForm.css.ts";
import { complaintKinds } from "./complaint.ts";
import { complaintFormMessages } from "./complaintFormMessages.it.ts";
import { complaintMessages } from "./complaintMessages.it.ts";
import { type ComplaintFields, type ComplaintValues, complaintSchema } from "./complaintSchema.ts";

export interface ComplaintFormProps
  extends Pick<SchemaFormProps<ComplaintValues>, "defaultValues" | "busy" | "failure">,
    Omit<FormProps, "onChange" | "onSubmit" | "children" | "defaultValue"> {
  /** Names of files that a draft had. Browsers keep no files, so the form asks for them again. @default none */
  lostFiles?: readonly string[] | undefined;
  /** False where the kind is known, as in the answer to a question of the retailer. @default true */
  asksKind?: boolean | undefined;
  /** Called with the valid values. While its promise is pending, the form can't be submitted again. */
  onSubmit: (fields: ComplaintFields, attachments: readonly Attachment[]) => unknown;
  /** Called with the typed values and the names of the attachments on each change, to save a draft. */
  onValuesChange?: ((values: ComplaintValues, files: readonly string[]) => void) | undefined;
}

const nothing: ComplaintValues = {
  kind: "",
  text: "",
  supplyCode: "",
  billNumber: "",
  reading: "",
  readingDay: "",
  name: "",
  email: "",
};

/**
 * The form of a customer who writes to the retailer (CL-10): one of four kinds, the words, what it is about, a reading with its day, files, and who is
 * answered. Files are checked as they are chosen (CL-11). Nothing that was typed is lost by a fault.
 */
export const ComplaintForm = forwardRef<HTMLFormElement, ComplaintFormProps>(function ComplaintForm(
  { defaultValues, lostFiles = [], asksKind = true, onSubmit, onValuesChange, busy = false, failure, className, onBlur, ...rest },
  ref,
) {
  const words = useMessages(complaintFormMessages);
  const kinds = useMessages(complaintMessages);
  const today = useToday();
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const files = useRef<readonly string[]>(lostFiles);
  const {
    form,
    errorOf,
    submit,
    onBlur: checkLeft,
  } = useSchemaForm<ComplaintValues, ComplaintFields>({
    schema: complaintSchema,
    defaultValues: { ...nothing, ...defaultValues },
    explain: (issue) => words[issue as keyof typeof words],
    onSubmit: (fields) => onSubmit(fields, attachments),
    onValuesChange: (values) => onValuesChange?.(values, files.current),
  });
  const missing = lostFiles.filter((name) => !attachments.some((file) => file.name === name));
  const text = useFieldWiring({ hint: words.textHint, error: errorOf("text") });

  function attach(changed: readonly Attachment[]) {
    setAttachments(changed);
    files.current = changed.map(({ name }) => name);
    onValuesChange?.(form.getValues(), files.current);
  }

  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(styles.form, className)}
      onSubmit={() => {
        if (!busy) void submit();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        checkLeft(event);
      }}
    >
      {asksKind && (
        <Controller
          name="kind"
          control={form.control}
          render={({ field: { ref: _, value, ...field } }) => (
            <RadioGroup
              {...field}
              value={value || null}
              legend={words.kind}
              error={errorOf("kind")}
              options={complaintKinds.map((kind) => ({ value: kind, label: kinds[kind], hint: words[`${kind}Hint`] }))}
            />
          )}
        />
      )}
      <Field id={text.id} label={words.text} hint={words.textHint} error={errorOf("text")}>
        <textarea {...form.register("text")} {...text} rows={6} className={cx(control, styles.lines)} />
      </Field>
      <section className={styles.group}>
        <Heading headingLevel={2} size="small">
          {words.about}
        </Heading>
        <div className={styles.pair}>
          <TextField
            {...form.register("supplyCode")}
            label={words.supplyCode}
            optional
            error={errorOf("supplyCode")}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <TextField {...form.register("billNumber")} label={words.billNumber} optional error={errorOf("billNumber")} autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <TextField
            {...form.register("reading")}
            label={words.reading}
            hint={words.readingHint}
            optional="feminine"
            error={errorOf("reading")}
            autoComplete="off"
          />
          <Controller
            name="readingDay"
            control={form.control}
            render={({ field: { value, onChange, ...field } }) => (
              <DateField
                {...field}
                label={words.readingDay}
                optional
                value={value || null}
                max={today}
                error={errorOf("readingDay")}
                onChange={(day) => onChange(day ?? "")}
              />
            )}
          />
        </div>
      </section>
      {missing.length > 0 && <Alert>{fill(words.lostFiles, { names: missing.join(", ") })}</Alert>}
      <AttachmentField value={attachments} onChange={attach} disabled={busy} />
      <section className={styles.group}>
        <Heading headingLevel={2} size="small">
          {words.answerTo}
        </Heading>
        <div className={styles.pair}>
          <TextField {...form.register("name")} label={words.name} error={errorOf("name")} autoComplete="name" />
          <TextField {...form.register("email")} label={words.email} error={errorOf("email")} type="email" autoComplete="email" />
        </div>
      </section>
      {failure && (
        <Alert tone="negative" live="assertive">
          {failure}
        </Alert>
      )}
      <ButtonGroup align="start">
        <Button type="submit" loading={busy}>
          {words.send}
        </Button>
      </ButtonGroup>
    </Form>
  );
});
