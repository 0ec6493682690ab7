import { forwardRef, type HTMLAttributes, type MouseEvent, useEffect, useId, useRef } from "react";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./ErrorSummary.css.ts";
import { formsMessages } from "./messages.it.ts";

export interface ErrorSummaryError {
  /** Id of the control, or of the `fieldset` of a group. */
  fieldId: string;
  /** The sentence that is also under the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** @default "Ci sono 2 campi da controllare", with their number */
  title?: string | undefined;
  /** Errors of the form. Without any, nothing is shown. */
  errors: readonly ErrorSummaryError[];
  /**
   * Number of submissions (react-hook-form's `submitCount`). With it the summary takes focus after each failed submission; without it, each
   * time it appears.
   */
  submitCount?: number | undefined;
}

function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  (field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>("input, select") : field)?.focus();
}

/** The errors that prevent submission, at the top of the form, with a link to each field. Its heading takes focus when it appears. */
export const ErrorSummary = forwardRef<HTMLElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors, submitCount, className, ...rest },
  ref,
) {
  const words = useMessages(formsMessages);
  const { formatCount } = useNumberFormats();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef<number | undefined>(undefined);
  const shown = errors.length > 0;
  useEffect(() => {
    if (!shown || (submitCount !== undefined && focusedFor.current === submitCount)) return;
    focusedFor.current = submitCount;
    heading.current?.focus();
  }, [shown, submitCount]);
  if (!shown) return null;
  return (
    <section aria-labelledby={titleId} {...rest} ref={ref} className={cx(styles.summary, className)}>
      <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        <ErrorIcon />
        {title ?? formatCount(words.summaryOne, words.summaryOther, errors.length)}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
