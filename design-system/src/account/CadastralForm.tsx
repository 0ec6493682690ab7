import { forwardRef, useId } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { Select } from "../forms/Select.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import * as styles from "./CadastralForm.css.ts";
import { CadastralStatusTag, type CadastralStatusTagProps, cadastralStatuses } from "./CadastralStatusTag.tsx";
import { type CadastralData, type CadastralValues, cadastralSchema, canSaveCadastral, holderTitles } from "./cadastral.ts";
import { cadastralMessages } from "./cadastralMessages.it.ts";

export interface CadastralFormProps
  extends SchemaFormProps<CadastralValues, CadastralData>,
    Omit<FormProps, "onChange" | "onSubmit" | "children" | "defaultValue"> {
  /** Called by the cancel button, which is shown if this is set. The caller asks for confirmation. */
  onCancel?: (() => void) | undefined;
  /**
   * The last change request. `date` is an ISO day and `time` is "HH:mm", both in Rome. `when` replaces them by a text in another format.
   */
  lastRequest?:
    | {
        status: CadastralStatusTagProps["status"];
        date?: string | null | undefined;
        time?: string | null | undefined;
        when?: string | undefined;
      }
    | undefined;
}

const nothing: CadastralValues = { holderTitle: "", city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

/**
 * Land-registry data of a supply (CD-01). A field is validated on blur, and all fields on submission. The save button is disabled until
 * sheet, particle and title are valid, and a text says so.
 */
export const CadastralForm = forwardRef<HTMLFormElement, CadastralFormProps>(function CadastralForm(
  { defaultValues, onSubmit, serverErrors, onValuesChange, onCancel, busy = false, failure, lastRequest, className, onBlur, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    if (lastRequest) checkKnown("account/CadastralForm", "lastRequest.status", lastRequest.status, cadastralStatuses);
  }
  const words = useMessages(cadastralMessages);
  const { fillDates, formatDayMonth } = useFormats();
  const id = useId();
  const {
    form,
    errorOf,
    submit,
    onBlur: checkLeft,
  } = useSchemaForm({
    schema: cadastralSchema,
    defaultValues: { ...nothing, ...defaultValues },
    explain: (issue) => words[issue as keyof typeof words],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const [holderTitle, sheet, particle] = useWatch({ control: form.control, name: ["holderTitle", "sheet", "particle"] });
  const canSave = canSaveCadastral({ ...nothing, holderTitle, sheet, particle });
  const field = (name: Exclude<keyof CadastralValues, "holderTitle">) => ({
    ...form.register(name),
    label: words[name],
    error: errorOf(name),
    autoComplete: "off",
  });
  const date = formatDayMonth(lastRequest?.date, { year: true });
  const time = lastRequest?.when ? undefined : lastRequest?.time;

  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(styles.form, className)}
      onSubmit={() => {
        if (!busy && canSave) void submit();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        checkLeft(event);
      }}
    >
      {lastRequest && (
        <div className={styles.request}>
          <CadastralStatusTag status={lastRequest.status} />
          {date && (
            <Text as="span" tone="muted" size="small">
              {time ? fillDates(words.requestedAt, { date, time }) : fillDates(words.requestedOn, { date: lastRequest.when ?? date })}
            </Text>
          )}
        </div>
      )}
      <Text tone="muted">{words.where}</Text>
      <Select
        {...form.register("holderTitle")}
        label={words.holderTitle}
        placeholder={words.holderTitlePlaceholder}
        error={errorOf("holderTitle")}
        options={holderTitles.map((value) => ({ value, label: words[value] }))}
      />
      <div className={styles.pair}>
        <TextField {...field("city")} />
        <TextField {...field("urbanSection")} optional="feminine" autoCapitalize="characters" />
      </div>
      <div className={styles.pair}>
        <TextField {...field("sheet")} inputMode="numeric" />
        <TextField {...field("particle")} inputMode="numeric" />
      </div>
      <div className={styles.pair}>
        <TextField {...field("subordinate")} optional inputMode="numeric" />
      </div>
      {failure && (
        <Alert tone="negative" live="assertive">
          {failure}
        </Alert>
      )}
      <Text id={`${id}why`} size="small" tone="muted" hidden={canSave}>
        {words.disabled}
      </Text>
      <ButtonGroup align="start">
        {onCancel && (
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" disabled={!canSave} loading={busy} aria-describedby={canSave ? undefined : `${id}why`}>
          {words.save}
        </Button>
      </ButtonGroup>
    </Form>
  );
});
