import { forwardRef, type KeyboardEvent, useState } from "react";
import { EyeIcon } from "../icons/EyeIcon.ts";
import { EyeOffIcon } from "../icons/EyeOffIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { formsMessages } from "./messages.it.ts";
import { note } from "./PasswordField.css.ts";
import { useCheckedField } from "./useCheckedField.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface PasswordFieldProps extends FieldWords, Omit<InputAttributes, "type"> {
  /** Tells password managers which password to use. @default "current-password" */
  autoComplete?: "current-password" | "new-password" | undefined;
}

/**
 * A password that is hidden until the customer reveals it. Pasting and password managers work (WCAG 3.3.8), and a note says that Caps Lock
 * is on: until a key says otherwise, since a note that went with focus would move the button below from under a press. It accepts `register(name)` of react-hook-form. The ref is the input.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, optional, className, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/PasswordField", { ...rest, label });
  const words = useMessages(formsMessages);
  const wiring = useFieldWiring({ hint, error, ...rest });
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={styles.box}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          ref={ref}
          type={visible ? "text" : "password"}
          className={cx(styles.control, styles.withEnd)}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            readCapsLock(event);
          }}
          onKeyUp={(event) => {
            rest.onKeyUp?.(event);
            readCapsLock(event);
          }}
        />
        <button
          type="button"
          className={cx(styles.end, styles.endButton)}
          aria-label={words.showPassword}
          aria-pressed={visible}
          aria-controls={wiring.id}
          disabled={rest.disabled}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      <p role="status" className={note}>
        {capsLock && words.capsLock}
      </p>
    </Field>
  );
});
