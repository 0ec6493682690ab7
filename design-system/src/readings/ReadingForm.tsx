import { forwardRef, type HTMLAttributes, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { formatDayMonth } from "../data/dates.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { readingFormMessages } from "./formMessages.it.ts";
import { MeterPicture } from "./MeterPicture.tsx";
import { checkReading, type ReadingFault, type RealReading, readingDigits } from "./preview.ts";
import * as styles from "./ReadingForm.css.ts";
import { type Counter, doubtText, lastText, previewText } from "./readingText.ts";

/** What is typed, as it is typed. */
export interface ReadingValue {
  meter: string;
  /** Left empty where the meter has no converter. */
  converter: string;
}

export interface ReadingFormProps extends Omit<HTMLAttributes<HTMLFormElement>, "onChange" | "onSubmit" | "children"> {
  value: ReadingValue;
  onChange: (value: ReadingValue) => void;
  /** A reading that the meter could show, digits only and zeros in front kept; unlikely ones after the customer has confirmed them. */
  onSubmit: (reading: { meter: string; converter: string | undefined }) => void;
  /** How many digits the meter shows before the comma, 1 to 9. */
  digits: number;
  /** The meter has a converter, which has a reading of its own. @default false */
  converter?: boolean | undefined;
  /** The last real reading of the meter, never an estimate. */
  lastReading?: RealReading | null | undefined;
  /** That of its converter. */
  lastConverterReading?: RealReading | null | undefined;
  /** Day of the reading: ISO day or timestamp. */
  day: string;
  /** What the customer usually uses a day at this time of the year, Smc. Without it no use is called odd. */
  expectedPerDay?: number | null | undefined;
  /** It is being sent: the button waits and ignores presses. @default false */
  busy?: boolean | undefined;
  /** Why it was not received and what to do. */
  failure?: ReactNode;
  /** When what is typed was kept on this device without being sent: ISO day or timestamp. */
  draftDate?: string | null | undefined;
}

/** Digits that a converter's display can show. */
const converterDigits = 9;

/**
 * Enters a reading of a gas meter: what it will count for shows while it is typed, compared with the last real reading. Only
 * what the meter cannot show is refused; what is unlikely is asked about once, with the figures, and can be confirmed.
 */
export const ReadingForm = forwardRef<HTMLFormElement, ReadingFormProps>(function ReadingForm(
  {
    value,
    onChange,
    onSubmit,
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
    ...rest
  },
  ref,
) {
  const words = useMessages(readingFormMessages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const question = useRef<HTMLDivElement>(null);
  /** Fields whose fault is told: those that were left with something in them, and all once it was sent. */
  const [told, setTold] = useState<Partial<Record<keyof ReadingValue, boolean>>>({});
  const [asking, setAsking] = useState(false);

  const meter: Counter = { text: value.meter, unit: "m³", last: lastReading, day, digits, expectedPerDay };
  const second: Counter = { ...meter, text: value.converter, unit: "Smc", last: lastConverterReading, digits: converterDigits };
  const counters = converter ? [meter, second] : [meter];
  const doubts = counters.flatMap((counter) => doubtText(counter, words) ?? []);
  const billed = converter ? second : meter;
  const preview = previewText(billed, words);
  const draft = formatDayMonth(draftDate, { year: true });

  const faultText = (fault: ReadingFault | undefined, tooLong: string, most: number) =>
    fault && (fault === "tooLong" ? fill(tooLong, { digits: most }) : words[fault]);
  const faults = {
    meter: faultText(checkReading(value.meter, digits), words.tooLong, digits),
    converter: converter ? faultText(checkReading(value.converter, converterDigits), words.converterTooLong, converterDigits) : undefined,
  };

  const change = (name: keyof ReadingValue, text: string) => {
    setAsking(false);
    onChange({ ...value, [name]: text });
  };
  const leave = (name: keyof ReadingValue) => {
    if (value[name]) setTold((known) => ({ ...known, [name]: true }));
  };
  const send = () => onSubmit({ meter: readingDigits(value.meter), converter: converter ? readingDigits(value.converter) : undefined });
  const check = () => {
    setTold({ meter: true, converter: true });
    if (busy || faults.meter || faults.converter) return;
    if (doubts.length > 0) setAsking(true);
    else send();
  };

  // Where the button was, so that a second press of it answers nothing.
  useCommitEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);

  const input = (name: keyof ReadingValue) => ({
    value: value[name],
    inputMode: "numeric" as const,
    autoComplete: "off",
    dir: "ltr",
    error: told[name] ? faults[name] : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => change(name, event.currentTarget.value),
    onBlur: () => leave(name),
  });

  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)} onSubmit={check} data-asking={asking || undefined}>
      {draft && <Alert>{fill(words.draft, { date: draft })}</Alert>}
      <MeterPicture digits={digits} typed={readingDigits(value.meter)} />
      <div className={styles.figures}>
        <TextField
          {...input("meter")}
          ref={field}
          label={words.meter}
          hint={digits === 1 ? words.meterHintOne : fill(words.meterHint, { digits })}
        />
        {converter && <TextField {...input("converter")} label={words.converter} hint={words.converterHint} />}
      </div>
      <div>
        <p className={styles.preview} role="status">
          {preview}
        </p>
        <p className={styles.note}>{lastText(billed, words)}</p>
        {!converter && <p className={styles.note}>{words.cubicMetres}</p>}
      </div>
      {failure && (
        <Alert tone="negative" live="assertive" title={words.failureTitle}>
          {failure}
        </Alert>
      )}
      {asking && doubts.length > 0 ? (
        <>
          <Alert
            ref={question}
            tabIndex={-1}
            role="group"
            aria-labelledby={`${id}question`}
            aria-describedby={`${id}doubts`}
            tone="warning"
            title={<span id={`${id}question`}>{words.doubtTitle}</span>}
          >
            <div id={`${id}doubts`}>
              {doubts.map((doubt) => (
                <p key={doubt}>{doubt}</p>
              ))}
              <p>{words.doubtEnd}</p>
            </div>
          </Alert>
          <ButtonGroup align="start">
            <Button
              variant="secondary"
              onClick={() => {
                setAsking(false);
                field.current?.focus();
              }}
            >
              {words.correct}
            </Button>
            <Button loading={busy} loadingLabel={words.sending} onClick={send}>
              {words.confirm}
            </Button>
          </ButtonGroup>
        </>
      ) : (
        <ButtonGroup align="start">
          <Button type="submit" loading={busy} loadingLabel={words.sending}>
            {words.send}
          </Button>
        </ButtonGroup>
      )}
    </Form>
  );
});
