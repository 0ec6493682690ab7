import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rowsOf } from "./looks.ts";
import { TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Radius", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: (_, { globals }) => (
    <TokenTable
      group="radius"
      globals={globals}
      example={(row) => (
        <div
          style={{
            inlineSize: 96,
            blockSize: 56,
            borderRadius: row.reference,
            background: vars.color.current,
            border: `1px solid ${vars.color.currentMark}`,
          }}
        />
      )}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(rowsOf("radius", globals).length);
  },
};
