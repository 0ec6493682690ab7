import { type FormHTMLAttributes, forwardRef, type ReactNode, useRef, useState } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { ErrorSummary, type ErrorSummaryError } from "../forms/ErrorSummary.tsx";
import type { SchemaForm, SchemaFormProps } from "../forms/useSchemaForm.ts";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { signInMessages } from "./signInMessages.it.ts";

type FormAttributes = Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "onChange" | "noValidate" | "children" | "defaultValue">;

/** Props of every access form: those of a schema form, and the attributes of a native `form`. */
export interface AccessFormProps<Values, Output = Values> extends SchemaFormProps<Values, Output>, FormAttributes {}

interface Props extends FormAttributes, Pick<SchemaFormProps<never>, "busy" | "failure"> {
  form: Pick<SchemaForm<never>, "submit" | "onBlur">;
  /** Errors in the order of the fields. */
  errors: readonly ErrorSummaryError[];
  /** Title above `failure`. */
  failureTitle?: string | undefined;
  children: ReactNode;
}

/** Returns the errors of fields for an error summary. The fields have the ids `{id}-{name}`. */
export const listErrors = <Name extends string>(id: string, names: readonly Name[], errorOf: (name: Name) => string | undefined) =>
  names.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: `${id}-${name}`, message }] : [];
  });

/**
 * An access form. After a failed submission, its error summary takes focus, or the failure message if no field is the cause. Focus is not
 * moved if the user has continued elsewhere meanwhile. Internal: used to build forms.
 */
export const AccessForm = forwardRef<HTMLFormElement, Props>(function AccessForm(
  { form, errors, busy = false, failure, failureTitle, onInput, onFocus, onBlur, children, ...rest },
  ref,
) {
  const words = useMessages(signInMessages);
  const wrong = errors.length > 0;
  const [failedTimes, setFailedTimes] = useState(wrong ? 1 : 0);
  const waiting = useRef(false);
  const alert = useRef<HTMLDivElement>(null);
  const failed = Boolean(failure) && !busy;
  const hadFailed = useRef(failed);
  // Runs after every commit, because errors may appear at once or with the server's response.
  useCommitEffect(() => {
    if (!waiting.current || busy || !wrong) return;
    waiting.current = false;
    setFailedTimes((times) => times + 1);
  });
  // The failure is scrolled into view, because the button may be far below it. One that was already shown gets no focus again.
  useCommitEffect(() => {
    const came = failed && !hadFailed.current;
    hadFailed.current = failed;
    if (!came || !waiting.current) return;
    waiting.current = false;
    alert.current?.focus();
  });
  return (
    <form
      {...rest}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        waiting.current = true;
        void form.submit();
      }}
      onInput={(event) => {
        onInput?.(event);
        waiting.current = false;
      }}
      onFocus={(event) => {
        onFocus?.(event);
        waiting.current = false;
      }}
      onBlur={(event) => {
        onBlur?.(event);
        form.onBlur(event);
      }}
    >
      <Stack gap={5}>
        {failure && (
          <Alert ref={alert} tabIndex={-1} tone="negative" live="assertive" title={failureTitle ?? words.failed}>
            {failure}
          </Alert>
        )}
        <ErrorSummary errors={failedTimes > 0 ? errors : []} submitCount={failedTimes} />
        {children}
      </Stack>
    </form>
  );
});
