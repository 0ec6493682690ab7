import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rowsOf } from "./looks.ts";
import { TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Type", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: (_, { globals }) => (
    <TokenTable
      group="text"
      globals={globals}
      example={(row) => <span style={{ fontSize: row.reference, lineHeight: vars.font.leading.tight }}>1.064,75 €</span>}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(rowsOf("text", globals).length);
  },
};
