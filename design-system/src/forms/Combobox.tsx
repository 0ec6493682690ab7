import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from "react";
import { Spinner } from "../actions/Spinner.tsx";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./Combobox.css.ts";
import { comboboxMessages } from "./comboboxMessages.it.ts";
import { box, control } from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { useSuggestionList } from "./useSuggestionList.ts";

export interface ComboboxOption {
  /** Unique among the options. */
  id: string;
  label: string;
  /** Text under the label, read with it. It distinguishes similar options, such as streets by their town. */
  hint?: string | undefined;
}

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption>
  extends FieldWords,
    Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "onSelect"> {
  /** The typed text. Any text is allowed, suggested or not. */
  value: string;
  /** Called on each change of the text. The caller requests the suggestions and debounces the requests. */
  onChange: (value: string) => void;
  /** Suggestions for `value` in display order. They are not filtered again: all of them are shown. */
  options: readonly Option[];
  /** Called when a suggestion is selected, after the list has closed. The caller sets `value` to its text. */
  onSelect: (option: Option) => void;
  /** True while suggestions are being fetched, or will be after a pause in typing. Existing ones stay visible. @default false */
  loading?: boolean | undefined;
  /** Minimum number of characters for suggestions. @default 1 */
  minLength?: number | undefined;
  /** Sentence shown if there are no suggestions. @default "Nessun suggerimento: puoi continuare a scrivere." */
  noResults?: string | undefined;
  /** Source of the suggestions, shown under them. It must not contain focusable elements. */
  attribution?: ReactNode | undefined;
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** Scrolls the list and the page no more than needed. */
const intoView = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });

/**
 * A text field with suggestions (ARIA combobox with list autocomplete and manual selection). Written without react-aria, which would be ten
 * times as large. The ref is the input. State: `aria-expanded`.
 */
export const Combobox = forwardRef(function Combobox<Option extends ComboboxOption>(
  {
    label,
    hint,
    error,
    optional,
    className,
    value,
    onChange,
    options,
    onSelect,
    loading = false,
    minLength = 1,
    noResults,
    attribution,
    ...rest
  }: ComboboxProps<Option>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const words = useMessages(comboboxMessages);
  const shownHint = hint ?? (minLength > 1 ? fill(words.minimumHint, { count: minLength }) : undefined);
  const wiring = useFieldWiring({ ...rest, hint: shownHint, error });
  const enough = value.trim().length >= minLength && !rest.readOnly && !rest.disabled;
  const shown = enough ? options : [];
  const list = useSuggestionList({
    options: shown,
    available: enough,
    onChoose: onSelect,
  });
  const { open, active } = list;
  const expanded = open && shown.length > 0;
  const listId = `${wiring.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const waiting = loading && shown.length === 0;
  const found = fill(shown.length === 1 ? words.foundOne : words.foundOther, { count: shown.length });
  const message = waiting ? words.loading : shown.length === 0 ? (noResults ?? words.none) : undefined;
  return (
    <Field id={wiring.id} label={label} hint={shownHint} error={error} optional={optional} className={className}>
      <div className={box}>
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          ref={ref}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={listId}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          className={control}
          value={value}
          onChange={(event) => {
            list.show();
            onChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            if (event.defaultPrevented || event.nativeEvent.isComposing || !list.act(event)) return;
            event.preventDefault();
            // Escape closes the list but not the dialog around it.
            event.stopPropagation();
          }}
          onBlur={(event) => {
            rest.onBlur?.(event);
            list.hide();
          }}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing on it, or dragging its scrollbar, leaves focus in the input. */}
        <div hidden={!open} className={styles.popup} onMouseDown={keepFocus}>
          <div
            id={listId}
            role="listbox"
            aria-label={words.list}
            hidden={shown.length === 0}
            ref={expanded ? intoView : undefined}
            className={styles.list}
          >
            {shown.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant.
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                ref={index === active ? intoView : undefined}
                className={styles.option}
                onClick={() => list.choose(option)}
              >
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </div>
            ))}
          </div>
          {message && (
            <p className={styles.message}>
              {waiting && <Spinner />}
              {message}
            </p>
          )}
          {shown.length > 0 && attribution && <p className={styles.message}>{attribution}</p>}
        </div>
        <p role="status" className={visuallyHidden}>
          {open && (message ?? (loading ? "" : found))}
        </p>
      </div>
    </Field>
  );
}) as <Option extends ComboboxOption>(props: ComboboxProps<Option> & RefAttributes<HTMLInputElement>) => ReactElement;
