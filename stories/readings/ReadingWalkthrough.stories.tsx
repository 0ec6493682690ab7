import { ReadingWalkthrough } from "@favilla/design-system/readings/ReadingWalkthrough.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { underOpener } from "../overlays/Opener.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Readings/ReadingWalkthrough",
  component: ReadingWalkthrough,
  tags: ["!autodocs"],
  args: { open: false, onClose: fn() },
  render: underOpener(ReadingWalkthrough, "Come si fa?"),
} satisfies Meta<typeof ReadingWalkthrough>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Come si fa?" });
const goOn = () => press("{Enter}");

export const First: Story = { play: ({ canvasElement }) => userEvent.click(opener(canvasElement)) };

export const Second: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Avanti" }));
  },
};

export const Third: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Avanti" }));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Avanti" }));
  },
};

/** Three slides, forward and back. The last button and Escape dismiss it, and it can be opened again. */
export const Keyboard: Story = {
  name: "Three slides by keys [SR-01, DS-03]",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await goOn();
    const dialog = canvas.getByRole("dialog", { name: "Come si fa l’autolettura" });
    await expect(within(dialog).getByRole("heading", { level: 3 })).toHaveTextContent("Trova il contatore");
    within(dialog).getByRole("button", { name: "Avanti" }).focus();
    await goOn();
    await expect(within(dialog).getByRole("heading", { level: 3 })).toHaveTextContent("Leggi solo le cifre nere");
    await goOn();
    await expect(dialog).toHaveTextContent("3 di 3");
    within(dialog).getByRole("button", { name: "Indietro" }).focus();
    await goOn();
    await expect(dialog).toHaveTextContent("2 di 3");
    within(dialog).getByRole("button", { name: "Avanti" }).focus();
    await goOn();
    await goOn();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener(canvasElement)).toHaveFocus();
    await goOn();
    await expect(canvas.getByRole("dialog")).toHaveTextContent("1 di 3");
    await press("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: ({ canvasElement }) => userEvent.click(opener(canvasElement)),
};
