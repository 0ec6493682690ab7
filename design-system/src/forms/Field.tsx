import { type AriaAttributes, type ReactNode, useId } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./FieldWords.css.ts";
import { formsMessages } from "./messages.it.ts";

/** Marks of an optional field: true for a masculine noun ("Interno"), "feminine" for a feminine one ("Scala"). */
export type OptionalMarking = boolean | "feminine";

/** Texts that every field has. */
export interface FieldWords {
  /** Label above the field, always visible: a noun without colon (WCAG 3.3.2). */
  label: string;
  /** Text under the label that explains how to fill in the field. */
  hint?: ReactNode | undefined;
  /** The problem and its solution in one sentence. If it is set, the field is marked invalid (WCAG 3.3.1). */
  error?: string | undefined;
  /** Marks the label with "(facoltativo)", or "(facoltativa)" after a feminine noun. Fields without the mark are required. @default false */
  optional?: OptionalMarking | undefined;
}

interface Wired {
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

/** Returns the attributes that connect a control to its label, hint and error. */
export function useFieldWiring({ id, hint, error, "aria-describedby": describedBy, "aria-invalid": invalid }: Wired) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return {
    id: controlId,
    "aria-invalid": error ? true : invalid,
    "aria-describedby": cx(describedBy, !isAbsent(hint) && `${controlId}-hint`, error && `${controlId}-error`) || undefined,
  };
}

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) =>
  isAbsent(children) ? null : (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  );

/** The error text in a polite live region, so that an error that appears on blur is announced (WCAG 4.1.3). */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p id={`${id}-error`} className={styles.error} aria-live="polite">
    {error && <ErrorIcon />}
    {error}
  </p>
);

/** The mark of an optional field. */
export const OptionalMark = ({ feminine = false }: { feminine?: boolean }) => {
  const words = useMessages(formsMessages);
  return (
    <>
      {" "}
      <span className={styles.optional}>({feminine ? words.optionalFeminine : words.optional})</span>
    </>
  );
};

export interface FieldProps extends FieldWords {
  /** Id of the control, from `useFieldWiring`. */
  id: string;
  className?: string | undefined;
  /** The control, with the attributes of `useFieldWiring`. */
  children: ReactNode;
}

/** Label, hint and error around one control. Internal: used to build fields. State: `data-invalid`. */
export const Field = ({ id, label, hint, error, optional, className, children }: FieldProps) => {
  return (
    <div className={cx(styles.field, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <OptionalMark feminine={optional === "feminine"} />}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
};
