import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onPaper, withForcedColors } from "../emulation.ts";
import { everything } from "./sample.tsx";

const meta = { title: "Specification/Forced colours and paper", tags: ["!autodocs"], render: () => everything } satisfies Meta;

export default meta;
type Story = StoryObj;

const isBordered = (element: Element) => {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
  return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
};

/** In forced colours, borders replace tints; icons and words remain. */
export const ForcedColours: Story = {
  name: "Forced colours [DS-05]",
  play: ({ canvasElement }) =>
    withForcedColors(async () => {
      if (!matchMedia("(forced-colors: active)").matches) return;
      const page = within(canvasElement);
      const boxes = [
        ...page.getAllByRole("button", { name: /Annulla|Conferma/ }),
        page.getByRole("textbox", { name: "E-mail" }),
        page.getByRole("article"),
      ];
      await expect(boxes.filter((box) => !isBordered(box) && !isBordered(box.parentElement as Element))).toEqual([]);
      await expect(page.getByText("Pagata")).toBeVisible();
    }),
};

/** In print, buttons are hidden and closed content is open. */
export const Paper: Story = {
  name: "Paper [DS-05]",
  play: ({ canvasElement }) =>
    onPaper(async () => {
      if (!matchMedia("print").matches) return;
      const page = within(canvasElement);
      await expect(page.queryAllByRole("button", { name: /Annulla|Conferma|Scarica/ })).toEqual([]);
      for (const amount of page.getAllByText(/72,19/)) await expect(amount).toBeVisible();
    }),
};
