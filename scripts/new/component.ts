import { changeset, designerPage, type Part, type Read, spellings, stageOf } from "./part.ts";

/** The files of a new component: component, styles, stories with a play function, designer's page, changeset; and its stage. */
export function newComponent(room: string, name: string, read: Read): Part {
  const { camel: style, plain } = spellings(name);
  const title = `${room.charAt(0).toUpperCase()}${room.slice(1)}/${name}`;
  const sentence = plain.charAt(0).toUpperCase() + plain.slice(1);
  const files = {
    ...changeset(room, spellings(name)),
    [`design-system/src/${room}/${name}.css.ts`]: `import { vars } from "@favilla/tokens";
import { css } from "../theme/css.ts";

export const ${style} = css({
  display: "grid",
  gap: vars.space[2],
  color: vars.color.text,
});
`,
    [`design-system/src/${room}/${name}.tsx`]: `import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { ${style} } from "./${name}.css.ts";

export type ${name}Props = HTMLAttributes<HTMLDivElement>;

/** ${sentence}. Say what it is for, and in which states it can be. */
export const ${name} = forwardRef<HTMLDivElement, ${name}Props>(function ${name}({ className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={cx(${style}, className)} />;
});
`,
    [`stories/${room}/${name}.stories.tsx`]: `import { ${name} } from "@favilla/design-system/${room}/${name}.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "${title}",
  component: ${name},
  tags: ["!autodocs"],
  args: { children: "Testo di esempio" },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Testo di esempio")).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: "Precipitevolissimevolmente ".repeat(12).trim() },
};
`,
    ...designerPage(room, spellings(name), {
      kind: "component",
      anatomy: "Its parts, in the order in which they are read.",
      stories: ["LongText"],
      doAndDont: "| What makes it clear | What makes it confusing |",
      keyboard: "Takes no focus.",
      words: "Who speaks, how long, with an example in Italian.",
    }),
  };
  return {
    files,
    changed: stageOf(room, name, read),
    next: "Say in the designer's page when to use it, and replace what the template says.",
  };
}
