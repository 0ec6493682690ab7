declare module "virtual:favilla-facts" {
  /** By the title of their stories. */
  export const components: Readonly<Record<string, import("../../.storybook/facts.ts").ComponentFacts>>;
  export const patterns: readonly import("../../.storybook/facts.ts").PatternFacts[];
}
