import { forwardRef, type ReactNode } from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { useMessages } from "../theme/messages.ts";
import { FieldError, FieldHint, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { formsMessages } from "./messages.it.ts";
import * as styles from "./Switch.css.ts";

/** Attributes of a native `input` besides these; `className` goes to the frame, the rest to the input. */
export interface SwitchProps extends Omit<InputAttributes, "type" | "role" | "onChange" | "defaultChecked"> {
  /** What is on or off; the same words in both states. */
  label: ReactNode;
  /** Under the label: what it means to have it on. */
  hint?: ReactNode | undefined;
  /** Why it could not be changed and what to do, as one sentence; set `checked` back with it. */
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is being saved: says so and ignores presses, and keeps focus. @default false */
  pending?: boolean | undefined;
}

/** On or off, at once: a native checkbox with the role `switch` (APG: switch). The ref is the input. State: `data-pending`. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, error, checked, onChange, pending, className, ...rest },
  ref,
) {
  const words = useMessages(formsMessages);
  // A switch has no invalid value: it is the change that failed.
  const { "aria-invalid": _, ...wiring } = useFieldWiring({ hint, error, ...rest });
  const busy = pending || undefined;
  return (
    <div className={className} data-pending={busy}>
      <label className={styles.row}>
        {label}
        <input
          {...rest}
          {...wiring}
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself.
          role="switch"
          className={styles.input}
          checked={checked}
          aria-busy={busy}
          onChange={(event) => {
            if (!busy) onChange(event.target.checked);
          }}
        />
      </label>
      <FieldHint id={wiring.id}>{hint}</FieldHint>
      <p role="status" className={visuallyHidden}>
        {busy && words.saving}
      </p>
      <FieldError id={wiring.id} error={error} />
    </div>
  );
});
