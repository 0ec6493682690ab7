import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rowsOf } from "./looks.ts";
import { TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Shadow", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: (_, { globals }) => (
    <TokenTable
      group="shadow"
      globals={globals}
      example={(row) => (
        <div
          style={{
            inlineSize: 128,
            blockSize: 72,
            margin: 16,
            borderRadius: vars.radius.card,
            background: vars.color.surface,
            boxShadow: row.reference,
          }}
        />
      )}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(rowsOf("shadow", globals).length);
  },
};
