import { forwardRef, useId, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { OneTimeCodeField } from "../forms/OneTimeCodeField.tsx";
import { PhoneField, type PhoneFieldProps } from "../forms/PhoneField.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as form from "./form.css.ts";
import * as styles from "./PhoneCodeStep.css.ts";

/** How many last digits of the number are shown. */
const shownDigits = 3;

const endings = {
  expired: { tone: "warning", title: "expiredTitle", text: "expired" },
  tooManyTries: { tone: "negative", title: "tooManyTriesTitle", text: "tooManyTries" },
  tooManySends: { tone: "negative", title: "tooManySendsTitle", text: "tooManySends" },
} as const;

export interface PhoneCodeStepProps extends Omit<FormProps, "onChange" | "onSubmit" | "children"> {
  /**
   * `phone`: the number is asked for. `code`: a code was sent, and only now does `WizardFrame` get its `formId`.
   * `expired`, `tooManyTries`: the code counts no more and another is offered. `tooManySends`: no more codes for a while.
   */
  stage: "phone" | "code" | keyof typeof endings;
  /** Country prefix without plus, and digits. */
  phone: { prefix: string; number: string };
  onPhoneChange: (phone: { prefix: string; number: string }) => void;
  /** In the order shown: `{ value: "39", label: "+39 Italia" }`. */
  prefixes: PhoneFieldProps["prefixes"];
  /** Digits typed so far. */
  code: string;
  onCodeChange: (code: string) => void;
  errors?: { phone?: string | undefined; code?: string | undefined } | undefined;
  /** Sends a code to `phone`, the first or another. Ends in another `stage`, in `errors.phone` or in `sendError`. */
  onSend: () => void;
  /** A code is being sent. @default false */
  sending?: boolean | undefined;
  /** No code could be sent: what happened and what to do. */
  sendError?: string | undefined;
  /** How many codes were sent so far: from the second on it is said that a new one is on its way. */
  sends: number;
  /** Seconds until another can be asked for; count them down. @default 0 */
  resendIn?: number | undefined;
  /** Back to `phone`. */
  onChangePhone: () => void;
  /** The code is to be checked. */
  onSubmit: () => void;
}

/** Proof by SMS (spec §4, §5): the number, then the code that it gets. State: `data-stage`. The ref is the `form`. */
export const PhoneCodeStep = forwardRef<HTMLFormElement, PhoneCodeStepProps>(function PhoneCodeStep(
  {
    stage,
    phone,
    onPhoneChange,
    prefixes,
    code,
    onCodeChange,
    errors,
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
  const sentId = useId();
  const codeField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const before = useRef({ stage, sends });
  // What was pressed is gone or has done its work: the field that comes next takes focus.
  useCommitEffect(() => {
    const { stage: lastStage, sends: lastSends } = before.current;
    before.current = { stage, sends };
    if (stage === "code" && (lastStage !== stage || lastSends !== sends)) codeField.current?.focus();
    if (stage === "phone" && lastStage !== stage) phoneField.current?.focus();
  }, [stage, sends]);

  const wait = fill(resendIn === 1 ? words.waitOne : words.waitOther, { count: resendIn });
  const failed = sendError && (
    <Alert tone="negative" live="assertive" className={form.line}>
      {sendError}
    </Alert>
  );
  const ending = stage === "phone" || stage === "code" ? undefined : endings[stage];
  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(form.form, className)}
      data-stage={stage}
      onSubmit={() => {
        if (stage === "code") onSubmit();
        else if (!sending && (stage === "phone" || resendIn === 0)) onSend();
      }}
    >
      {stage === "phone" && (
        <>
          <PhoneField
            ref={phoneField}
            label={words.phone}
            hint={words.phoneHint}
            required
            value={phone}
            onChange={onPhoneChange}
            prefixes={prefixes}
            error={errors?.phone}
            className={form.line}
          />
          {failed}
          <Button type="submit" className={form.submit} loading={sending}>
            {words.sendCode}
          </Button>
        </>
      )}
      {stage === "code" && (
        <>
          <div className={styles.sent}>
            <Text id={sentId}>{fill(words.codeSent, { end: phone.number.slice(-shownDigits) })}</Text>
            <Button variant="ghost" size="small" className={styles.flush} onClick={onChangePhone}>
              {words.changePhone}
            </Button>
          </div>
          {sends > 1 && <Alert key={sends} tone="positive" live="polite" title={words.sentAgain} className={form.line} />}
          {/* Focus goes past what was said of the code: it is read with its field. */}
          <OneTimeCodeField
            ref={codeField}
            aria-describedby={sentId}
            required
            value={code}
            onChange={onCodeChange}
            error={errors?.code}
            className={form.line}
          />
          {failed}
          <div className={styles.again}>
            {words.notArrived}
            {resendIn > 0 ? (
              <span>{wait}</span>
            ) : (
              <Button variant="ghost" size="small" className={styles.flush} loading={sending} onClick={onSend}>
                {words.sendAgain}
              </Button>
            )}
          </div>
        </>
      )}
      {ending && (
        <>
          <Alert tone={ending.tone} live="assertive" title={words[ending.title]} className={form.line}>
            {words[ending.text]}
          </Alert>
          {failed}
          {stage !== "tooManySends" &&
            (resendIn > 0 ? (
              <Text tone="muted">{wait}</Text>
            ) : (
              <Button type="submit" className={form.submit} loading={sending}>
                {words.sendNew}
              </Button>
            ))}
        </>
      )}
    </Form>
  );
});
