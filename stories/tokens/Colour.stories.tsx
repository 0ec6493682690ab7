import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rowsOf } from "./looks.ts";
import { Contrast, Swatch, TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Colour", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: (_, { globals }) => (
    <TokenTable
      group="color"
      globals={globals}
      example={(row) => <Swatch {...row} />}
      more={["Measured contrast", (row) => <Contrast token={row.name} globals={globals} />]}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(rowsOf("color", globals).length);
  },
};
