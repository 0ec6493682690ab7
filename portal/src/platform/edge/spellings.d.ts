/** Returns a reader of words that the servers spell in several ways: capitals do not count, and an unknown word is null. */
export declare const spellings: <Value extends string>(values: Readonly<Record<string, Value>>) => (text: string | null) => Value | null;
