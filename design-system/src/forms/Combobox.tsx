import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { importAgain } from "../theme/importAgain.ts";
import { fill, useMessages } from "../theme/messages.ts";
import type { ComboboxListHandle, ComboboxListState } from "./ComboboxList.tsx";
import { comboboxMessages } from "./comboboxMessages.it.ts";
import type { ComboboxOption } from "./comboboxOption.ts";
import { box, control, note } from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { useCheckedField } from "./useCheckedField.ts";

export type { ComboboxOption } from "./comboboxOption.ts";

const loadList = importAgain(() => import("./ComboboxList.tsx"));

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

/** React-aria dispatches its own focus events when the active option changes. Focus itself stays in the input. */
const isVirtual = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.parentElement?.contains(relatedTarget);

/**
 * A text field with suggestions (ARIA combobox with list autocomplete and manual selection). The list is react-aria's; its code is loaded
 * on hover or focus. Without it the component is a plain text field. The ref is the input. State: `aria-expanded`; `data-list` is
 * "loading", "ready" or "failed".
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
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/Combobox", { ...rest, label });
  const words = useMessages(comboboxMessages);
  const shownHint = hint ?? (minLength > 1 ? fill(words.minimumHint, { count: minLength }) : undefined);
  const wiring = useFieldWiring({ ...rest, hint: shownHint, error });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ComboboxListHandle>(null);
  const [part, setPart] = useState<typeof import("./ComboboxList.tsx")>();
  const [state, setState] = useState<"loading" | "ready" | "failed">();
  const [shown, setShown] = useState<ComboboxListState>({ status: "" });
  const [typed, setTyped] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const load = async () => {
    if (part) return;
    // A failed field stays a plain text field until the list has arrived.
    setState((now) => now ?? "loading");
    try {
      setPart(await loadList());
      setState("ready");
    } catch {
      setState("failed");
    }
  };

  return (
    <Field id={wiring.id} label={label} hint={shownHint} error={error} optional={optional} className={className}>
      <div className={box}>
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          ref={input}
          type="text"
          {...(state !== "failed" && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": shown.list !== undefined,
            "aria-controls": shown.list,
            "aria-activedescendant": shown.active,
          })}
          data-list={state}
          className={control}
          value={value}
          onChange={(event) => {
            setTyped(true);
            list.current?.open();
            onChange(event.currentTarget.value);
          }}
          onPointerEnter={(event) => {
            rest.onPointerEnter?.(event);
            loadList().catch(() => {});
          }}
          onFocus={(event) => {
            if (isVirtual(event)) return;
            rest.onFocus?.(event);
            void load();
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            // The list, if it is still being loaded, stays closed then.
            if (event.key === "Escape") setTyped(false);
            if (!event.defaultPrevented) list.current?.onKeyDown(event);
          }}
          onBlur={(event) => {
            if (isVirtual(event)) return;
            rest.onBlur?.(event);
            setTyped(false);
            list.current?.close();
          }}
        />
        {part && (
          <part.ComboboxList
            handle={list}
            input={input}
            label={label}
            value={value}
            options={options}
            available={value.trim().length >= minLength && !rest.readOnly && !rest.disabled}
            loading={loading}
            defaultOpen={typed}
            noResults={noResults}
            attribution={attribution}
            onSelect={onSelect}
            onChange={setShown}
          />
        )}
        {/* In the page from the start: a live region that comes together with its text is often not announced. */}
        <p role="status" className={visuallyHidden}>
          {shown.status}
        </p>
      </div>
      <p className={note} aria-live="polite">
        {state === "failed" && words.failed}
      </p>
    </Field>
  );
}) as <Option extends ComboboxOption>(props: ComboboxProps<Option> & RefAttributes<HTMLInputElement>) => ReactElement;
