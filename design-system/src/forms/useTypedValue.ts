import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** The result of parsing a text: a value, null for none, or null with a problem. */
export interface ParsedText<Value> {
  value: Value | null;
  problem?: string | undefined;
}

interface TypedValueOptions<Value> {
  value: Value | null;
  onChange: (value: Value | null, problem: string | undefined) => void;
  /** Parses the text. `done` is false while the customer is typing. */
  read: (text: string, done: boolean) => ParsedText<Value>;
  format: (value: Value | null) => string;
  /** Completes the text while the customer types at its end. */
  mask?: ((text: string) => string) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * Manages a text input whose value has another type. The typed text is kept. When the customer finishes (blur, Enter, paste) it is
 * formatted, or its problem is shown until it is corrected. A reset of the form clears text that has no value: its value, null, may not
 * change.
 */
export function useTypedValue<Value>({ value, onChange, read, format, mask, onBlur, onKeyDown }: TypedValueOptions<Value>) {
  const [stored, setState] = useState(() => {
    const text = format(value);
    return { text, formatted: text, seen: value, sent: value, problem: undefined as string | undefined };
  });
  let state = stored;
  if (!Object.is(value, state.seen)) {
    const ownChange = Object.is(value, state.sent);
    state = { ...state, seen: value, sent: value, ...(ownChange ? {} : { text: format(value), problem: undefined }) };
    setState(state);
  }
  // A formatted text follows a change of locale: parsed in the new format, "05/04/2026" would be another day. A text that is still being
  // typed stays.
  const formatted = format(state.sent);
  if (formatted !== state.formatted) {
    state = { ...state, formatted, text: state.text === state.formatted ? formatted : state.text };
    setState(state);
  }

  const typedIn = useRef<HTMLInputElement>(null);
  const isUnread = state.text !== "" && state.sent === null;
  useEffect(() => {
    const form = typedIn.current?.form;
    if (!isUnread || !form) return;
    const clear = () => setState((now) => ({ ...now, text: now.formatted, problem: undefined }));
    form.addEventListener("reset", clear);
    return () => form.removeEventListener("reset", clear);
  }, [isUnread]);

  const take = (text: string, done: boolean) => {
    const reading = read(text, done);
    const problem = done || !reading.problem ? reading.problem : state.problem;
    const formatted = format(reading.value);
    setState({ ...state, text: done && reading.value !== null ? formatted : text, formatted, sent: reading.value, problem });
    if (text !== state.text || !Object.is(reading.value, state.sent)) onChange(reading.value, reading.problem);
  };

  /** Reformats the text unless it already has the standard format. */
  const finish = () => {
    if (state.text !== formatted) take(state.text, true);
  };

  return {
    problem: state.problem,
    /** Applies a value that was selected, not typed. */
    choose: (chosen: Value | null) => take(format(chosen), true),
    input: {
      value: state.text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value: text, selectionStart } = event.currentTarget;
        typedIn.current = event.currentTarget;
        const { inputType = "", isComposing } = event.nativeEvent as InputEvent;
        const typed = /^(insertText|insertComposition|delete|history)/.test(inputType);
        const atEnd = inputType === "insertText" && !isComposing && selectionStart === text.length;
        if (!typed && read(text, true).value !== null) take(text, true);
        else take(mask && atEnd ? mask(text) : text, false);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        finish();
        onBlur?.(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === "Enter") finish();
        onKeyDown?.(event);
      },
    },
  };
}
