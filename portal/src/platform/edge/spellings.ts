/** Returns a reader of words that the servers spell in several ways: capitals do not count, and an unknown word is null. */
export const spellings =
  <Value extends string>(values: Readonly<Record<string, Value>>) =>
  (text: string | null): Value | null => {
    const word = text?.trim().toLowerCase() ?? "";
    return Object.hasOwn(values, word) ? (values[word] as Value) : null;
  };
