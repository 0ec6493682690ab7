import { type FormHTMLAttributes, forwardRef, useImperativeHandle, useRef } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "noValidate"> {
  /** Called on Enter or by the submit button, which may be outside with `form={id}`. The caller validates; the page does not reload. */
  onSubmit: () => void;
}

/** Returns the first invalid control; for a group, its first input. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return invalid instanceof HTMLFieldSetElement ? invalid.querySelector("input:enabled") : invalid;
}

/**
 * A short form. After a submission, when errors appear at once or with the server's response, the first invalid field takes focus and its
 * text is selected (WCAG 3.3.1), unless the user has continued elsewhere meanwhile. A long form shows an `ErrorSummary` instead.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ onSubmit, onInput, onFocus, onMouseDown, ...rest }, ref) {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef(false);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  // Runs after every commit, because the errors are state of the fields and the form does not know them.
  useCommitEffect(() => {
    const field = waiting.current ? firstInvalid(form.current) : null;
    if (!field) return;
    waiting.current = false;
    field.focus();
    if (field instanceof HTMLInputElement && field.type !== "checkbox" && field.type !== "radio") field.select();
  });
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals: this form may be in a dialog inside another form's tree.
        event.stopPropagation();
        waiting.current = true;
        onSubmit();
      }}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // Keeps focus in the field during a press on the submit button. Otherwise an error that appears on blur could move the button away
        // from the pointer.
        if (event.target instanceof Element && event.target.closest("button")?.type === "submit") event.preventDefault();
      }}
      onInput={(event) => {
        onInput?.(event);
        waiting.current = false;
      }}
      onFocus={(event) => {
        onFocus?.(event);
        waiting.current = false;
      }}
    />
  );
});
