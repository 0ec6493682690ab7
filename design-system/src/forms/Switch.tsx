import { unstable_BubbleInput as BubbleInput, unstable_Provider as Provider, Thumb, unstable_Trigger as Trigger } from "radix-ui/switch";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useState } from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { FieldError, FieldHint, useFieldWiring } from "./Field.tsx";
import { formsMessages } from "./messages.it.ts";
import * as styles from "./Switch.css.ts";

/** Attributes of a `button` besides these; `className` goes to the frame, the rest to the button. */
export interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "role" | "onChange" | "children"> {
  /** What is on or off; the same words in both states. */
  label: ReactNode;
  /** Under the label: what it means to have it on. */
  hint?: ReactNode | undefined;
  /** Why it could not be changed and what to do, as one sentence; set `checked` back with it. */
  error?: string | undefined;
  /** Controls it; without it the switch keeps its own state. */
  checked?: boolean | undefined;
  /** On at first, when it keeps its own state. @default false */
  defaultChecked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  /** The change is being saved: says so and ignores presses, and keeps focus. @default false */
  pending?: boolean | undefined;
  /** With it a form sends `value` while the switch is on. */
  name?: string | undefined;
  /** @default "on" */
  value?: string | undefined;
}

/** What a form sends. Not in a server's HTML: its place is inline style, which a strict policy refuses there. */
function FormValue() {
  const [mounted, setMounted] = useState(false);
  useCommitEffect(() => setMounted(true), []);
  return mounted && <BubbleInput />;
}

/** On or off, at once (APG: switch), by Radix. The ref is the `button`. State: `data-state`, and `data-pending` on the frame. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { label, hint, error, checked, defaultChecked, onChange, pending, name, value, form, disabled, className, onClick, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkName("Switch", "label", label, rest);
  const words = useMessages(formsMessages);
  // A switch has no invalid value: it is the change that failed.
  const { "aria-invalid": _, ...wiring } = useFieldWiring({ hint, error, ...rest });
  const busy = pending || undefined;
  return (
    <div className={className} data-pending={busy}>
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
          {name !== undefined && <FormValue />}
        </label>
      </Provider>
      <FieldHint id={wiring.id}>{hint}</FieldHint>
      <p role="status" className={visuallyHidden}>
        {busy && words.saving}
      </p>
      <FieldError id={wiring.id} error={error} />
    </div>
  );
});
