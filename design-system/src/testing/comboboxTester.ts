import { errorOf } from "./fieldTesters.ts";
import { find, matches, type Name, nameOf, referred, textOf } from "./find.ts";
import { fillField, type Person, until } from "./person.ts";

export interface ComboboxTester {
  value: () => string;
  /** Returns the error under the field, or "". */
  error: () => string;
  /** Returns the labels of the current suggestions. */
  suggestions: () => string[];
  /** Replaces the text by typing `text`, and waits until the field can show suggestions. */
  type: (text: string) => Promise<void>;
  /** Waits for the suggestion with that label, presses it, and waits until the field has taken it. */
  choose: (suggestion: Name) => Promise<void>;
}

/** Tester of a text field with suggestions (APG: combobox). `name` is the label. */
export function comboboxTester(person: Person, root: Element, name?: Name): ComboboxTester {
  const field = () => find<HTMLInputElement>({ what: "combobox", selector: "input[role=combobox]", root, name });
  const options = () =>
    field().getAttribute("aria-expanded") === "true"
      ? referred(field(), "aria-controls").flatMap((list) => [...list.querySelectorAll("[role=option]")])
      : [];
  // The hint is in its own element after the label.
  const labelOf = (option: Element) => option.firstChild?.textContent?.trim() ?? textOf(option);
  return {
    value: () => field().value,
    error: () => errorOf(field()),
    suggestions: () => options().map(labelOf),
    type: async (text) => {
      await fillField(person, field(), text);
      const { dataset } = field();
      await until(
        () => dataset["list"] !== "loading",
        () => `"${nameOf(field())}" has not loaded its list.`,
      );
    },
    choose: async (suggestion) => {
      const findOption = () => options().find((option) => matches(labelOf(option), suggestion));
      await until(
        () => findOption() !== undefined,
        () => `"${nameOf(field())}" doesn't suggest "${suggestion}", but: ${options().map(labelOf).join(", ") || "nothing"}.`,
      );
      const before = field().value;
      await person.click(findOption() as Element);
      await until(
        () => field().value !== before || options().length === 0,
        () => `"${nameOf(field())}" has not taken "${suggestion}".`,
      );
    },
  };
}
