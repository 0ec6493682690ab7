// Over 200 lines: the adapter to react-aria’s combobox, which needs state, keys and popup in one place.

import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { destroyAnnouncer } from "react-aria/private/live-announcer/LiveAnnouncer";
import { useComboBox } from "react-aria/useComboBox";
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox";
import { Item } from "react-stately/Item";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { type ComboBoxState, useComboBoxState } from "react-stately/useComboBoxState";
import { Spinner } from "../actions/Spinner.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useRegion } from "../theme/region.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import * as styles from "./ComboboxList.css.ts";
import { comboboxMessages } from "./comboboxMessages.it.ts";
import type { ComboboxOption } from "./comboboxOption.ts";

/** Calls from the input to its list. */
export interface ComboboxListHandle {
  /** Opens the list after a change of the text; no option is active. */
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** State of the list that the field shows: ids for the input's `aria-controls` and `aria-activedescendant`, and the announcement. */
export interface ComboboxListState {
  /** Undefined while no suggestion is visible. */
  list?: string | undefined;
  active?: string | undefined;
  /** Number of suggestions, or that there are none; empty while the list is closed. */
  status: string;
}

/** @deprecated Use `ComboboxListState`, which has the announcement too. */
export type ComboboxListIds = Omit<ComboboxListState, "status">;

export interface ComboboxListProps<Option extends ComboboxOption = ComboboxOption> {
  handle: Ref<ComboboxListHandle>;
  input: RefObject<HTMLInputElement | null>;
  /** The field's label. */
  label: string;
  value: string;
  options: readonly Option[];
  /** True if the text is long enough for suggestions and can be edited. */
  available: boolean;
  loading: boolean;
  /** Open at first, because the text was typed before this code was loaded. */
  defaultOpen: boolean;
  noResults: string | undefined;
  attribution: ReactNode | undefined;
  onSelect: (option: Option) => void;
  onChange: (state: ComboboxListState) => void;
}

// In a shadow root a press on a suggestion is found only then.
enableShadowDOM();

type State = ComboBoxState<ComboboxOption>;

const none: readonly never[] = [];
const renderItem = ({ id, label }: ComboboxOption) => (
  <Item key={id} textValue={label}>
    {label}
  </Item>
);

/**
 * While the list is open, the hook hides everything outside the popover from screen readers. Here the rest of the page stays in use, and
 * hidden content must not be focusable, so the whole page counts as the popover.
 */
const wholePage = {
  get current() {
    return document.body;
  },
};

/** Keys that act on the text also while the list is open. Tab selects no option. */
const textKeys: readonly string[] = ["Tab", "Home", "End"];
const listKeys: readonly string[] = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Enter", "Escape"];

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

function Suggestion({ option, state }: { option: ComboboxOption; state: State }) {
  const ref = useRef<HTMLDivElement>(null);
  // No option stays selected after the choice, so the active option is the selected one (APG: manual selection).
  const { optionProps } = useOption({ key: option.id, isSelected: option.id === state.selectionManager.focusedKey }, state, ref);
  return (
    <div {...optionProps} ref={ref} className={styles.option}>
      {option.label}
      {option.hint && <span className={styles.hint}>{option.hint}</span>}
    </div>
  );
}

interface SuggestionsProps extends AriaListBoxOptions<ComboboxOption> {
  list: RefObject<HTMLDivElement | null>;
  options: readonly ComboboxOption[];
  state: State;
}

function Suggestions({ list, options, state, ...rest }: SuggestionsProps) {
  const { listBoxProps } = useListBox(rest, state, list);
  // The page or dialog scrolls no more than needed.
  useCommitEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, [list]);
  return (
    // Browsers make a scrolling element a tab stop unless it has a tab index.
    <div {...listBoxProps} ref={list} tabIndex={-1} className={styles.list}>
      {options.map((option) => (
        <Suggestion key={option.id} option={option} state={state} />
      ))}
    </div>
  );
}

function Popup<Option extends ComboboxOption>({
  handle,
  input,
  label,
  value,
  available,
  loading,
  defaultOpen,
  noResults,
  attribution,
  onSelect,
  onChange,
  ...props
}: ComboboxListProps<Option>) {
  const words = useMessages(comboboxMessages);
  const list = useRef<HTMLDivElement>(null);
  const options = available ? props.options : none;
  const choose = (id: unknown) => {
    const option = options.find((each) => each.id === id);
    if (!option) return;
    state.close();
    onSelect(option);
  };
  const behaviour = {
    items: options,
    inputValue: value,
    // A reset of the form restores this text.
    defaultInputValue: value,
    value: null,
    onChange: choose,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    // The list opens through the handle: a change of `value` alone, such as after a selection, must not open it.
    menuTrigger: "manual",
    shouldFocusWrap: true,
    "aria-label": label,
  } as const;
  const state = useComboBoxState<ComboboxOption>({ ...behaviour, children: renderItem });
  const { inputProps, listBoxProps } = useComboBox({ ...behaviour, inputRef: input, listBoxRef: list, popoverRef: wholePage }, state);
  const { "aria-labelledby": _, ...listProps } = listBoxProps;
  const { focusedKey } = state.selectionManager;
  const open = state.isOpen && available;
  const expanded = open && options.length > 0;
  const ids = { list: expanded ? listBoxProps.id : undefined, active: expanded ? inputProps["aria-activedescendant"] : undefined };

  // If new options lack the active one, the hook activates a neighbour. The next Enter must not select an option the user never chose.
  useEffect(() => {
    if (focusedKey !== null && !options.some(({ id }) => id === focusedKey)) state.selectionManager.setFocusedKey(null);
  }, [focusedKey, options, state.selectionManager]);

  // The hook announces the count in a live region of the page, which is inert behind a modal dialog. The field's status announces it instead.
  useEffect(() => {
    if (state.isOpen) destroyAnnouncer();
  });

  const openByText = () => state.open(null, "input");
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once; a list that the reader closes stays closed.
  useEffect(() => {
    if (defaultOpen) openByText();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey } = event;
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    if (event.nativeEvent.isComposing || !available || textKeys.includes(key) || !(open || isArrow)) return;
    // Enter submits the form.
    if (key === "Enter" && !ids.active) return state.close();
    if (altKey && key === "ArrowUp") state.close();
    // Options that arrive later do not become active by themselves.
    else if (isArrow && (altKey || options.length === 0)) state.open(null, "manual");
    else inputProps.onKeyDown?.(event);
    if (!listKeys.includes(key)) return;
    event.preventDefault();
    // Escape closes the list but not the dialog around it.
    event.stopPropagation();
  };
  useImperativeHandle(handle, () => ({ open: openByText, close: state.close, onKeyDown }));

  const { formatCount } = useNumberFormats();
  const waiting = loading && options.length === 0;
  const found = formatCount(words.foundOne, words.foundOther, options.length);
  const nothing = options.length === 0 ? (noResults ?? words.none) : undefined;
  const message = waiting ? words.loading : nothing;
  const settled = loading ? "" : found;
  const status = open ? (message ?? settled) : "";
  useCommitEffect(() => onChange({ ...ids, status }), [ids.list, ids.active, status]);
  if (!open) return null;
  return (
    // usePress injects a `<style>` unless an element has this id. A strict policy refuses it; the option's own styles replace it.
    // biome-ignore lint/a11y/noStaticElementInteractions: a press, or a drag of the scrollbar, keeps focus in the input.
    <div id="react-aria-pressable-style" className={styles.popup} onMouseDown={keepFocus}>
      {expanded && <Suggestions {...listProps} aria-label={words.list} list={list} options={options} state={state} />}
      {message && (
        <p className={styles.message}>
          {waiting && <Spinner />}
          {message}
        </p>
      )}
      {expanded && attribution && <p className={styles.message}>{attribution}</p>}
    </div>
  );
}

/** The list of a `Combobox`: state, keys and ARIA attributes come from react-aria. Only for building fields with suggestions. */
export const ComboboxList = <Option extends ComboboxOption>(props: ComboboxListProps<Option>) => (
  <I18nProvider locale={useRegion().locale}>
    <Popup {...props} />
  </I18nProvider>
);
