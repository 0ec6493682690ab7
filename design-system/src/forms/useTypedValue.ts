import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from "react";

/** What a text says: a value, null for none, or null with what is wrong. */
export interface Reading<Value> {
  value: Value | null;
  problem?: string | undefined;
}

interface TypedValueOptions<Value> {
  value: Value | null;
  onChange: (value: Value | null, problem: string | undefined) => void;
  /** `done` is false while the text is still being typed. */
  read: (text: string, done: boolean) => Reading<Value>;
  format: (value: Value | null) => string;
  /** Completes the text as it is typed at its end. */
  mask?: ((text: string) => string) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * A text input whose value is not a text. What was typed stays; when the customer is done with it (blur, Enter, paste)
 * it is written properly, or the problem is shown, until it is mended.
 */
export function useTypedValue<Value>({ value, onChange, read, format, mask, onBlur, onKeyDown }: TypedValueOptions<Value>) {
  const [stored, setState] = useState({ text: format(value), seen: value, sent: value, problem: undefined as string | undefined });
  let state = stored;
  if (!Object.is(value, state.seen)) {
    const own = Object.is(value, state.sent);
    state = { ...state, seen: value, sent: value, ...(own ? {} : { text: format(value), problem: undefined }) };
    setState(state);
  }

  const take = (text: string, done: boolean) => {
    const reading = read(text, done);
    const problem = done || !reading.problem ? reading.problem : state.problem;
    setState({ ...state, text: done && reading.value !== null ? format(reading.value) : text, sent: reading.value, problem });
    if (text !== state.text || !Object.is(reading.value, state.sent)) onChange(reading.value, reading.problem);
  };

  /** Unless the text is already how its value is written. */
  const finish = () => {
    if (state.text !== format(state.sent)) take(state.text, true);
  };

  return {
    problem: state.problem,
    /** Takes a value that was chosen, not typed. */
    choose: (chosen: Value | null) => take(format(chosen), true),
    input: {
      value: state.text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value: text, selectionStart } = event.currentTarget;
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
