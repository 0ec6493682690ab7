import { unstable_BubbleInput as BubbleInput, unstable_Provider as Provider, Thumb, unstable_Trigger as Trigger } from "radix-ui/switch";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useState } from "react";
import { StatusText } from "../feedback/StatusText.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { FieldError, FieldHint, useFieldWiring } from "./Field.tsx";
import { formsMessages } from "./messages.it.ts";
import * as styles from "./Switch.css.ts";
import { useCheckedField } from "./useCheckedField.ts";

/** Props in addition to the attributes of a `button`. `className` applies to the frame, all others to the button. */
export interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "role" | "onChange" | "children"> {
  /** Name of the setting, the same in both states. */
  label: ReactNode;
  /** Text under the label: the effect of the setting. */
  hint?: ReactNode | undefined;
  /** Reason why the change failed and what to do, in one sentence. Reset `checked` at the same time. */
  error?: string | undefined;
  /** Controls the state. Without it the switch manages its own state. */
  checked?: boolean | undefined;
  /** Initial state if `checked` is not set. @default false */
  defaultChecked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  /** True while the change is being saved: the switch shows that, ignores presses and keeps focus. @default false */
  pending?: boolean | undefined;
  /**
   * True once the last change was stored: the switch says "Salvato", and screen readers hear it. Give it, true or false, to every switch that
   * saves, so that the words have their room before they come.
   */
  saved?: boolean | undefined;
  /** Name of the form value. With it a form submits `value` while the switch is on. */
  name?: string | undefined;
  /** @default "on" */
  value?: string | undefined;
}

/**
 * The hidden input of the form. It is not rendered on a server, because its inline style would violate a strict content security policy.
 */
function FormValue() {
  const [mounted, setMounted] = useState(false);
  useCommitEffect(() => setMounted(true), []);
  return mounted && <BubbleInput />;
}

/**
 * A setting that applies at once (APG: switch), built on Radix. The ref is the `button`. State: `data-state`, and `data-pending` on the
 * frame.
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { label, hint, error, checked, defaultChecked, onChange, pending, saved, name, value, form, disabled, className, onClick, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/Switch", { ...rest, label });
  const words = useMessages(formsMessages);
  // A switch has no invalid value: the error is about the failed change.
  const { "aria-invalid": _, ...wiring } = useFieldWiring({ hint, error, ...rest });
  const busy = pending || undefined;
  return (
    <div className={cx(saved !== undefined && styles.saving, className)} data-pending={busy}>
      <Provider {...{ checked, defaultChecked, name, value, form, disabled }} {...(onChange && { onCheckedChange: onChange })}>
        <label htmlFor={wiring.id} className={styles.row}>
          {label}
          <Trigger
            {...rest}
            {...wiring}
            ref={ref}
            className={styles.track}
            aria-busy={busy}
            onClick={(event) => {
              onClick?.(event);
              if (busy) event.preventDefault();
            }}
          >
            <Thumb className={styles.thumb} />
          </Trigger>
        </label>
        {/* Outside the label, which names one control only. */}
        {name !== undefined && <FormValue />}
      </Provider>
      <FieldHint id={wiring.id}>{hint}</FieldHint>
      <p role="status" className={saved && !busy ? styles.said : visuallyHidden}>
        {busy && words.saving}
        {saved && !busy && (
          <StatusText tone="positive" icon={CheckIcon}>
            {words.stored}
          </StatusText>
        )}
      </p>
      <FieldError id={wiring.id} error={error} />
    </div>
  );
});
