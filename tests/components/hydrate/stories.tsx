import { composeStories } from "@storybook/react-vite";
import { type ComponentType, StrictMode } from "react";

/** Without the numbered parts, which are other files' stories again, loaded by Storybook. */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ["../../../stories/**/*.stories.tsx", "!../../../stories/specification/Anatomy.stories.tsx"],
  { eager: true },
);

/** Every story by file and export name, as its own page would render it. */
export const stories: readonly (readonly [name: string, element: React.ReactElement])[] = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(
    ([name, Story]) =>
      [
        `${file.replace("../../../stories/", "")} ${name}`,
        <StrictMode key={name}>
          <Story />
        </StrictMode>,
      ] as const,
  ),
);
