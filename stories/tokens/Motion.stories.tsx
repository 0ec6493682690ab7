import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rowsOf } from "./looks.ts";
import { MotionSample } from "./MotionSample.tsx";
import { TokenTable } from "./TokenTable.tsx";

const meta = { title: "Tokens/Motion", tags: ["!autodocs"] } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: (_, { globals }) => <TokenTable group="motion" globals={globals} example={(row) => <MotionSample {...row} />} />,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(rowsOf("motion", globals).length);
  },
};
