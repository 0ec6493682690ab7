import { type Of, Story } from "@storybook/addon-docs/blocks";
import type { Anatomy } from "./anatomy.ts";
import { Numbered } from "./Numbered.tsx";

/** The parts of a component, numbered on one of its stories, with what each is for. */
export const AnatomyOf = ({ stories, anatomy }: { stories: Readonly<Record<string, unknown>>; anatomy: Anatomy }) => (
  <Numbered parts={anatomy.parts}>
    <Story of={stories[anatomy.story] as Of} />
  </Numbered>
);
