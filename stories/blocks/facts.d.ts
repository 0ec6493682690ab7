declare module "virtual:favilla-facts" {
  /** Facts by title of the component's stories. */
  export const components: Readonly<Record<string, import("../../.storybook/facts.ts").ComponentFacts>>;
  /** Sentences of the ledger by id. */
  export const requirements: Readonly<Record<string, string>>;
  export const patterns: readonly import("../../.storybook/facts.ts").PatternFacts[];
}
