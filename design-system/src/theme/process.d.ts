/** Bundlers replace `process.env.NODE_ENV` by the mode of the build; React is built the same way. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };
