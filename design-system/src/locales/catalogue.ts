import type * as english from "./en.ts";

/**
 * Texts of all rooms in one language. A catalogue of a further language is declared with it, `const fr: Catalogue = { … }`, and does not
 * compile while a room or a key is missing or unknown.
 */
export type Catalogue = { readonly [Room in keyof typeof english]: (typeof english)[Room] };
