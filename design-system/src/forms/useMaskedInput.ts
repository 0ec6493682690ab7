import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { activeElement } from "../theme/activeElement.ts";
import { caretAfter, readEdit, showCode, type TextMask } from "./textMask.ts";

interface MaskedInputOptions {
  value: string;
  onChange: (value: string) => void;
  mask: TextMask;
  onCompositionEnd?: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined;
}

/** Manages a text input whose value is a plain code shown in groups. The caret stays after the same character. */
export function useMaskedInput({ value, onChange, mask, onCompositionEnd }: MaskedInputOptions) {
  // During composition with an input method the text is not changed.
  const [composed, setComposed] = useState<string>();
  const plain = mask.plain(value);

  const take = (input: HTMLInputElement, inputType?: string) => {
    const edit = readEdit({ text: input.value, caret: input.selectionStart ?? input.value.length, inputType }, plain, mask);
    const shown = showCode(edit.plain, mask);
    // Written before React does it: React would move the caret to the end.
    if (shown !== input.value) input.value = shown;
    const caret = caretAfter(edit.caret, shown);
    if (activeElement() === input) input.setSelectionRange(caret, caret);
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
