/** A text of `portal/texts`, as the build reads it: its blocks as JSON, and what draws its tables. */
declare module "*.md" {
  export const words: { readonly text: string };
  export const table: typeof import("@favilla/design-system/legal/LegalTable.tsx").LegalTable | undefined;
}
