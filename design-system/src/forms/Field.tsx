import { type ReactNode, useId } from "react";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkName } from "../theme/misuse.ts";
import * as styles from "./FieldWords.css.ts";
import { formsMessages } from "./messages.it.ts";

/** What every field says about itself. */
export interface FieldWords {
  /** Above the field, always visible: a noun, no colon (WCAG 3.3.2). */
  label: string;
  /** Under the label: how to fill it in. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right, as one sentence. Its presence marks the field invalid (WCAG 3.3.1). */
  error?: string | undefined;
  /** Marks the label with "(facoltativo)"; fields are required unless marked. @default false */
  optional?: boolean | undefined;
}

interface Wired {
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  "aria-describedby"?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export function useFieldWiring({ id, hint, error, "aria-describedby": describedBy }: Wired) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return {
    id: controlId,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": cx(describedBy, hint != null && `${controlId}-hint`, error && `${controlId}-error`) || undefined,
  };
}

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children == null ? null : (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  );

/** A polite live region: an error that comes when the customer leaves the field is heard (WCAG 4.1.3). */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p id={`${id}-error`} className={styles.error} aria-live="polite">
    {error && <ErrorIcon />}
    {error}
  </p>
);

/** The mark of an optional field. */
export const OptionalMark = () => (
  <>
    {" "}
    <span className={styles.optional}>({useMessages(formsMessages).optional})</span>
  </>
);

export interface FieldProps extends FieldWords {
  /** The control's id: pass what `useFieldWiring` gave. */
  id: string;
  className?: string | undefined;
  /** The control, with the attributes of `useFieldWiring`. */
  children: ReactNode;
}

/** Label, hint and error around one control. Only for building fields; state: `data-invalid`. */
export const Field = ({ id, label, hint, error, optional, className, children }: FieldProps) => {
  if (process.env.NODE_ENV !== "production") checkName("Field (TextField, Select and all others with a label)", "label", label);
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
};
