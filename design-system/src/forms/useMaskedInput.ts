import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { caretAfter, readEdit, showCode, type TextMask } from "./textMask.ts";

interface MaskedInputOptions {
  value: string;
  onChange: (value: string) => void;
  mask: TextMask;
  onCompositionEnd?: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined;
}

/** A text input whose value is a plain code, shown in groups; the caret stays behind the character it was behind. */
export function useMaskedInput({ value, onChange, mask, onCompositionEnd }: MaskedInputOptions) {
  // An input method is not disturbed: until it is done its text stays as it is.
  const [composed, setComposed] = useState<string>();
  const plain = mask.plain(value);

  const take = (input: HTMLInputElement, inputType?: string) => {
    const edit = readEdit({ text: input.value, caret: input.selectionStart ?? input.value.length, inputType }, plain, mask);
    const shown = showCode(edit.plain, mask);
    // Written here, before React does it: React would leave the caret at the end.
    if (shown !== input.value) input.value = shown;
    const caret = caretAfter(edit.caret, shown);
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    setComposed(undefined);
    if (edit.plain !== value) onChange(edit.plain);
  };

  return {
    value: composed ?? showCode(plain, mask),
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (!isComposing) return take(currentTarget, inputType);
      setComposed(currentTarget.value);
      onChange(mask.plain(currentTarget.value));
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      take(event.currentTarget);
      onCompositionEnd?.(event);
    },
  };
}
