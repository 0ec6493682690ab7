import { find, findAll, matches, type Name, nameOf, referred, textOf } from "./find.ts";
import { fillField, type Person } from "./person.ts";

interface FieldTester {
  value: () => string;
  /** Returns the error under the field, or "". */
  error: () => string;
}

export interface TextFieldTester extends FieldTester {
  /** Replaces the text by typing `text`. */
  fill: (text: string) => Promise<void>;
}

export interface SelectTester extends FieldTester {
  /** Returns the labels in order. */
  options: () => string[];
  choose: (label: Name) => Promise<void>;
}

export interface CheckTester {
  isChecked: () => boolean;
  /** Presses it unless it is checked (or on) already. */
  check: () => Promise<void>;
  uncheck: () => Promise<void>;
}

export interface RadioTester {
  options: () => string[];
  /** Returns the label of the selected option, or undefined. */
  chosen: () => string | undefined;
  choose: (label: Name) => Promise<void>;
}

/** Returns the error that a field refers to. */
export const errorOf = (field: Element): string =>
  referred(field, "aria-describedby")
    .filter(({ id }) => id.endsWith("-error"))
    .map(textOf)
    .join(" ");

/** Tester of fields for typing: texts, amounts, dates, passwords. `name` is the label. */
export function textFieldTester(person: Person, root: Element, name?: Name): TextFieldTester {
  const selector = "input:not([type=checkbox], [type=radio], [role=combobox]), textarea";
  const field = () => find<HTMLInputElement>({ what: "text field", selector, root, name });
  return {
    value: () => field().value,
    error: () => errorOf(field()),
    fill: (text) => fillField(person, field(), text),
  };
}

/** Tester of a native select. `name` is its label; `value` returns the label of the selected option. */
export function selectTester(person: Person, root: Element, name?: Name): SelectTester {
  const field = () => find<HTMLSelectElement>({ what: "select", selector: "select", root, name });
  return {
    value: () => textOf(field().selectedOptions[0]),
    error: () => errorOf(field()),
    options: () => [...field().options].map(textOf),
    choose: async (label) => {
      const options = [...field().options];
      const option = options.find((each) => matches(textOf(each), label));
      if (!option) throw new Error(`No option "${label}". There are ${options.map(textOf).join(", ")}.`);
      await person.selectOptions(field(), option.value);
    },
  };
}

const isChecked = (control: Element): boolean => (control as HTMLInputElement).checked ?? control.getAttribute("aria-checked") === "true";

/** Tester of a checkbox or a switch. `name` is the label. */
export function checkTester(person: Person, root: Element, name?: Name): CheckTester {
  const box = () => find({ what: "checkbox or switch", selector: "input[type=checkbox], [role=switch]", root, name });
  const set = async (checked: boolean) => {
    if (isChecked(box()) !== checked) await person.click(box());
  };
  return { isChecked: () => isChecked(box()), check: () => set(true), uncheck: () => set(false) };
}

/** Tester of a radio group or a toggle group. `name` is the legend. */
export function radioTester(person: Person, root: Element, name?: Name): RadioTester {
  const radios = { what: "radio", selector: "input[type=radio], [role=radio]" };
  const group = () => find({ what: "group", selector: "fieldset:has(input[type=radio]), [role=radiogroup]", root, name });
  const all = () => findAll({ ...radios, root: group() });
  return {
    options: () => all().map(nameOf),
    chosen: () => all().filter(isChecked).map(nameOf)[0],
    choose: async (label) => {
      await person.click(find({ ...radios, root: group(), name: label }));
    },
  };
}
