import { forwardRef, type HTMLAttributes, useMemo, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { readingFormMessages } from "./formMessages.it.ts";
import { MeterPicture } from "./MeterPicture.tsx";
import { type ReadingFault, type RealReading, readingDigits } from "./preview.ts";
import * as styles from "./ReadingForm.css.ts";
import { ReadingQuestion } from "./ReadingQuestion.tsx";
import { ReadingSince } from "./ReadingSince.tsx";
import { converterDigits, type Reading, type ReadingValues, readingSchema } from "./readingSchema.ts";
import { type Counter, doubtText, lowerText, previewText, yearText } from "./readingText.ts";

export interface ReadingFormProps
  extends Omit<HTMLAttributes<HTMLFormElement>, "onChange" | "onSubmit" | "children">,
    Pick<SchemaFormProps<ReadingValues>, "defaultValues" | "onValuesChange" | "serverErrors" | "busy" | "failure"> {
  /**
   * Called with a reading that is possible on this meter, digits only, with leading zeros. Unlikely readings have been confirmed by the
   * customer.
   */
  onSubmit: (reading: Reading) => unknown;
  /** Number of digits before the comma, 1 to 9. */
  digits: number;
  /** True if the meter has a converter, whose reading is also entered. @default false */
  converter?: boolean | undefined;
  /** The last real reading of the meter, never an estimate. */
  lastReading?: RealReading | null | undefined;
  /** The last real reading of its converter. */
  lastConverterReading?: RealReading | null | undefined;
  /** Day of the reading, as ISO day or timestamp. */
  day: string;
  /** Usual daily consumption at this time of the year, in Smc. Without it no reading is considered unlikely. */
  expectedPerDay?: number | null | undefined;
  /** Date of a draft that was saved on this device but not sent, as ISO day or timestamp. */
  draftDate?: string | null | undefined;
}

/**
 * A form for a reading of a gas meter. It shows the resulting consumption while the customer types, compared with the last real reading.
 * Only impossible readings are rejected; for an unlikely one the form asks once for confirmation, with the figures.
 */
export const ReadingForm = forwardRef<HTMLFormElement, ReadingFormProps>(function ReadingForm(
  {
    defaultValues,
    onSubmit,
    onValuesChange,
    serverErrors,
    digits,
    converter = false,
    lastReading,
    lastConverterReading,
    day,
    expectedPerDay,
    busy = false,
    failure,
    draftDate,
    className,
    onBlur,
    ...rest
  },
  ref,
) {
  const words = useMessages(readingFormMessages);
  const formats = useFormats();
  const field = useRef<HTMLInputElement | null>(null);
  const [asking, setAsking] = useState(false);
  const isConfirmed = useRef(false);
  const {
    form,
    errorOf,
    submit,
    onBlur: checkLeft,
  } = useSchemaForm({
    schema: useMemo(() => readingSchema(digits, converter), [digits, converter]),
    defaultValues: { meter: "", converter: "", ...defaultValues },
    serverErrors,
    onSubmit(reading) {
      if (doubts.length > 0 && !isConfirmed.current) return setAsking(true);
      isConfirmed.current = false;
      return onSubmit(reading);
    },
    onValuesChange(values) {
      setAsking(false);
      isConfirmed.current = false;
      // After a submission, too many digits are reported while the customer types.
      if (isSubmitted) void form.trigger();
      onValuesChange?.(values);
    },
    explain(issue, name) {
      if (issue !== "tooLong") return words[issue as Exclude<ReadingFault, "tooLong">];
      return name === "meter" ? fill(words.tooLong, { digits }) : fill(words.converterTooLong, { digits: converterDigits });
    },
  });
  const { isSubmitted } = form.formState;
  const typed = form.watch();

  const meter: Counter = { text: typed.meter, unit: "m³", converted: converter, last: lastReading, day, digits, expectedPerDay };
  const second: Counter = { text: typed.converter, unit: "Smc", last: lastConverterReading, day, digits: converterDigits, expectedPerDay };
  const counters = converter ? [meter, second] : [meter];
  const doubts = counters.flatMap((counter) => doubtText(counter, words, formats) ?? []);
  const billed = converter ? second : meter;
  const lower = counters.flatMap((counter) => lowerText(counter, words, formats) ?? [])[0];
  const preview = lower ?? previewText(billed, words, formats);
  const compared = yearText(billed, words);
  const draft = formats.formatDayMonth(draftDate, { year: true });

  const { ref: register, ...first } = form.register("meter");
  const input = (name: keyof ReadingValues) => ({
    inputMode: "numeric" as const,
    autoComplete: "off",
    dir: "ltr",
    error: errorOf(name),
  });

  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(styles.form, className)}
      onBlur={(event) => {
        onBlur?.(event);
        checkLeft(event);
      }}
      onSubmit={() => !busy && void submit()}
      data-asking={asking || undefined}
    >
      {draft && <Alert>{formats.fillDates(words.draft, { date: draft })}</Alert>}
      <div className={styles.figures}>
        <div>
          <TextField
            className={styles.digits}
            {...input("meter")}
            {...first}
            ref={(element) => {
              field.current = element;
              register(element);
            }}
            label={words.meter}
            hint={formats.formatCount(words.meterHintOne, words.meterHint, digits, { digits: String(digits) })}
          />
          <ReadingSince counter={meter} />
        </div>
        <MeterPicture digits={digits} typed={readingDigits(typed.meter)} />
        {converter && (
          <div>
            <TextField
              {...input("converter")}
              {...form.register("converter")}
              className={styles.digits}
              label={words.converter}
              hint={words.converterHint}
            />
            <ReadingSince counter={second} />
          </div>
        )}
      </div>
      <div className={styles.total}>
        <p className={styles.note}>{words.use}</p>
        <p className={styles.preview} role="status" data-lower={lower !== undefined || undefined}>
          {lower && <WarningIcon />}
          {preview}
        </p>
        {compared && !lower && <p className={styles.note}>{compared}</p>}
        {!converter && <p className={styles.note}>{words.cubicMetres}</p>}
      </div>
      {failure && (
        <Alert tone="negative" live="assertive" title={words.failureTitle}>
          {failure}
        </Alert>
      )}
      {asking && doubts.length > 0 ? (
        <ReadingQuestion
          doubts={doubts}
          busy={busy}
          onCorrect={() => {
            setAsking(false);
            field.current?.focus();
          }}
          onConfirm={() => {
            isConfirmed.current = true;
            void submit();
          }}
        />
      ) : (
        <Button type="submit" wide loading={busy} loadingLabel={words.sending}>
          {words.send}
        </Button>
      )}
    </Form>
  );
});
