import { type FormHTMLAttributes, forwardRef, useImperativeHandle, useRef } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "noValidate"> {
  /** Sent by Enter or by its button, inside or elsewhere with `form={id}`. Checking it is the caller's; the page stays. */
  onSubmit: () => void;
}

/** The first field that is wrong; of a group, its first choice. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  return invalid instanceof HTMLFieldSetElement ? invalid.querySelector("input:enabled") : invalid;
}

/**
 * A form of a few fields. When it was sent and errors come, at once or with the server's answer, the first field that is
 * wrong takes focus with its text selected (WCAG 3.3.1); whoever has gone on meanwhile isn't interrupted.
 * A long form shows an `ErrorSummary` instead.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form({ onSubmit, onInput, onFocus, onMouseDown, ...rest }, ref) {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef(false);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  // After every commit: the errors are the fields' own, and the form isn't told of them.
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
        // A dialog's form may stand inside another one's React tree.
        event.stopPropagation();
        waiting.current = true;
        onSubmit();
      }}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // The press leaves no field: a mistake that is told on leaving would move the button away from under it.
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
