import { vars } from "@favilla/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, within } from "storybook/test";
import { rowsOf, type TokenRow } from "./looks.ts";
import { TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Type", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const Sizes: StoryObj = {
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

const fontStyle = ({ name, reference }: TokenRow): CSSProperties => {
  if (name.includes("leading")) return { lineHeight: reference };
  return name.includes("weight") ? { fontWeight: reference } : { fontFamily: reference };
};

export const Font: StoryObj = {
  render: (_, { globals }) => (
    <TokenTable
      group="font"
      globals={globals}
      example={(row) => (
        <p style={{ ...fontStyle(row), inlineSize: 180 }}>
          Casa di Bologna, <br />
          1.064,75 €
        </p>
      )}
    />
  ),
};
