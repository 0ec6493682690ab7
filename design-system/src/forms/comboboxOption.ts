/** A suggestion of a combobox. */
export interface ComboboxOption {
  /** Unique among the options. */
  id: string;
  label: string;
  /** Text under the label, read with it. It distinguishes similar options, such as streets by their town. */
  hint?: string | undefined;
}
