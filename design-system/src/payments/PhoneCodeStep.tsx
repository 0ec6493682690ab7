// Over 200 lines: the stages share one form, whose fields keep what was typed from one to the next.

import { forwardRef, useId, useRef } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Form } from "../forms/Form.tsx";
import { OneTimeCodeField } from "../forms/OneTimeCodeField.tsx";
import { PhoneField, type PhoneFieldProps } from "../forms/PhoneField.tsx";
import { defaultPrefix } from "../forms/phoneNumber.ts";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Text } from "../text/Text.tsx";
import { activeElement } from "../theme/activeElement.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { type NumberFormats, useNumberFormats } from "../theme/numbers.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { changeMessages } from "./changeMessages.it.ts";
import { form as formClass, line, submit as submitClass } from "./form.css.ts";
import * as styles from "./PhoneCodeStep.css.ts";
import { codeSchema, type PhoneCodeValues, phoneSchema } from "./phoneCode.ts";
import { fieldToFocus } from "./phoneCodeFocus.ts";
import type { StepFormProps } from "./stepForm.ts";

/** Stages of the proof by SMS. */
export const phoneCodeStages = ["phone", "code", "expired", "tooManyTries", "tooManySends"] as const;
export type PhoneCodeStage = (typeof phoneCodeStages)[number];

/** Number of final digits of the phone number that are shown. */
const shownDigits = 3;

const endings = {
  expired: { tone: "warning", title: "expiredTitle", text: "expired" },
  tooManyTries: { tone: "negative", title: "tooManyTriesTitle", text: "tooManyTries" },
  tooManySends: { tone: "negative", title: "tooManySendsTitle", text: "tooManySends" },
} as const;

export interface PhoneCodeStepProps extends Omit<StepFormProps<PhoneCodeValues>, "onSubmit"> {
  /**
   * Stage of the verification. `phone`: asks for the number. `code`: a code was sent; give `WizardFrame` its `formId` only now. `expired`,
   * `tooManyTries`: the code is no longer valid, and a new one is offered. `tooManySends`: no more codes for a while.
   */
  stage: PhoneCodeStage;
  /** Country prefixes in display order: `{ value: "39", label: "+39 Italia" }`. */
  prefixes: PhoneFieldProps["prefixes"];
  /** True if a number can be typed with another prefix, for instance because the list could not be loaded. @default false */
  otherPrefixes?: boolean | undefined;
  /**
   * Sends a code to a number (country prefix without plus, and digits). The result is another `stage` or a `sendError`. A new code clears
   * the field (see `sends`).
   */
  onSend: (phone: PhoneCodeValues["phone"]) => unknown;
  /** True while a code is being sent. @default false */
  sending?: boolean | undefined;
  /** Reason why no code could be sent, and what to do. */
  sendError?: string | undefined;
  /** Number of codes sent so far. From the second on, a message says that a new one was sent. */
  sends: number;
  /** Seconds until another code can be requested. Count them down; from a minute on they are shown in minutes. @default 0 */
  resendIn?: number | undefined;
  /** Called to return to the stage `phone`. */
  onChangePhone: () => void;
  /** Called with a code of 4 digits to verify. Report a wrong code in `serverErrors`. */
  onSubmit: (code: string) => unknown;
}

const noValues: PhoneCodeValues = { phone: { prefix: defaultPrefix, number: "" }, code: "" };

/** Returns when another code can be requested: in seconds, from a minute on in minutes. */
function waitText(seconds: number, words: WordsOf<typeof changeMessages>, { formatCount }: NumberFormats): string {
  if (seconds > 60) return fill(words.waitMinutes, { count: Math.ceil(seconds / 60) });
  return formatCount(words.waitOne, words.waitOther, seconds);
}

/** Verification by SMS (PM-08, PM-09): the phone number, then the code sent to it. State: `data-stage`. The ref is the `form`. */
export const PhoneCodeStep = forwardRef<HTMLFormElement, PhoneCodeStepProps>(function PhoneCodeStep(
  {
    stage,
    defaultValues,
    prefixes,
    otherPrefixes,
    serverErrors,
    onValuesChange,
    onSend,
    sending = false,
    sendError,
    sends,
    resendIn = 0,
    onChangePhone,
    onSubmit,
    className,
    ...rest
  },
  ref,
) {
  const words = useMessages(changeMessages);
  const formats = useNumberFormats();
  const sentId = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const before = useRef({ stage, sends });
  const { form, errorOf, submit } = useSchemaForm({
    schema: stage === "phone" ? phoneSchema : codeSchema,
    defaultValues: { ...noValues, ...defaultValues },
    onSubmit: ({ phone, code }) => (stage === "phone" ? onSend(phone) : onSubmit(code)),
    serverErrors,
    onValuesChange,
    explain: (issue) => words[issue as keyof typeof words],
  });
  const { number } = form.getValues("phone");
  const sendAgain = () => onSend(form.getValues("phone"));
  useCommitEffect(() => {
    const last = before.current;
    before.current = { stage, sends };
    // A code is valid only until the next one is sent.
    if (last.sends !== sends || (last.stage === "code" && last.stage !== stage)) form.resetField("code", { defaultValue: "" });
    // The pressed button is gone or no longer needed, so focus moves to the next field.
    const next = fieldToFocus(last, before.current, activeElement() === null || activeElement() === document.body);
    if (next) (next === "code" ? codeField : phoneField).current?.focus();
  }, [stage, sends, form]);

  const wait = waitText(resendIn, words, formats);
  const failed = sendError && (
    <Alert tone="negative" live="assertive" className={line}>
      {sendError}
    </Alert>
  );
  const ending = stage === "phone" || stage === "code" ? undefined : endings[stage];
  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(formClass, className)}
      data-stage={stage}
      onSubmit={() => {
        if (stage === "phone" || stage === "code") return submit();
        if (!sending && resendIn === 0) sendAgain();
      }}
    >
      {stage === "phone" && (
        <>
          <Controller
            name="phone"
            control={form.control}
            render={({ field }) => (
              <PhoneField
                {...field}
                ref={phoneField}
                onChange={(phone) => {
                  form.clearErrors("phone");
                  field.onChange(phone);
                }}
                label={words.phone}
                hint={words.phoneHint}
                required
                prefixes={prefixes}
                otherPrefixes={otherPrefixes}
                error={errorOf("phone.number")}
                className={line}
              />
            )}
          />
          {failed}
          <Button type="submit" className={submitClass} loading={sending}>
            {words.sendCode}
          </Button>
        </>
      )}
      {stage === "code" && (
        <>
          <Text id={sentId} tone="muted" className={line}>
            {number ? fill(words.codeSent, { end: number.slice(-shownDigits) }) : words.codeSentToNumber}
          </Text>
          {sends > 1 && <Alert key={sends} tone="positive" live="polite" title={words.sentAgain} className={line} />}
          {/* Focus skips the message about the code, which is read with its field. */}
          <Controller
            name="code"
            control={form.control}
            render={({ field }) => (
              <OneTimeCodeField
                {...field}
                ref={codeField}
                onChange={(code) => {
                  form.clearErrors("code");
                  field.onChange(code);
                }}
                aria-describedby={sentId}
                required
                error={errorOf("code")}
                className={line}
              />
            )}
          />
          {failed}
          <div className={styles.again}>
            {resendIn > 0 ? (
              <span>{wait}</span>
            ) : (
              <Button variant="link" loading={sending} onClick={sendAgain}>
                {words.sendAgain}
              </Button>
            )}
            <Button variant="link" onClick={onChangePhone}>
              {words.changePhone}
            </Button>
          </div>
        </>
      )}
      {ending && (
        <>
          <Alert tone={ending.tone} live="assertive" title={words[ending.title]} className={line}>
            {words[ending.text]}
          </Alert>
          {failed}
          {resendIn > 0 ? (
            <Text tone="muted">{wait}</Text>
          ) : (
            <Button type="submit" className={submitClass} loading={sending}>
              {words.sendNew}
            </Button>
          )}
        </>
      )}
    </Form>
  );
});
