import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rowsOf } from "./looks.ts";
import { TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Space", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: (_, { globals }) => (
    <TokenTable
      group="space"
      globals={globals}
      example={(row) => <div style={{ inlineSize: row.reference, blockSize: 16, background: vars.color.currentMark }} />}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(rowsOf("space", globals).length);
  },
};
