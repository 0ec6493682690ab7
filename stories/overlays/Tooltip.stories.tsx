import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { DownloadIcon } from "@favilla/design-system/icons/DownloadIcon.ts";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Tooltip } from "@favilla/design-system/overlays/Tooltip.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pointAt, press } from "../realKeys.ts";
import { inside } from "./Opener.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  tags: ["!autodocs"],
  args: { text: "Si apre in Excel", children: <IconButton icon={DownloadIcon} label="Scarica i consumi" /> },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 80, paddingInlineStart: 80 }}>
        <Story /> <button type="button">Altro nella pagina</button>
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Scarica i consumi" });
/** While visible the bubble is at the end of its page, dialog or panel; while hidden it follows its button. */
const bubble = () => document.querySelector<HTMLElement>("[role=tooltip]") as HTMLElement;
const gone = () => waitFor(() => expect(bubble()).not.toBeVisible());
const shows = () => waitFor(() => expect(bubble()).toBeVisible());
const showIt: NonNullable<Story["play"]> = async () => {
  await press("{Tab}");
  await shows();
};

/** Its text is the button's description even while it is hidden. */
export const Closed: Story = {
  tags: ["pattern:tooltip"],
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAccessibleDescription("Si apre in Excel");
    await expect(bubble()).not.toBeVisible();
    await press("{Tab}");
    await shows();
    // The text is the description only once, not a second time from the bubble.
    await expect(button(canvasElement)).toHaveAccessibleDescription("Si apre in Excel");
    await expect(document.querySelectorAll("[role=tooltip]")).toHaveLength(1);
    await press("{Escape}");
  },
};

export const Shown: Story = {
  play: async (context) => {
    await showIt(context);
    await expect(bubble().getBoundingClientRect().bottom).toBeLessThan(button(context.canvasElement).getBoundingClientRect().top);
  },
};

/** It shows on keyboard focus; Escape hides it and focus stays; it hides on blur. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async (context) => {
    await showIt(context);
    await press("{Escape}");
    await gone();
    await expect(button(context.canvasElement)).toHaveFocus();
    await press("{Tab}");
    await press("{Shift>}{Tab}{/Shift}");
    await shows();
    await press("{Tab}");
    await gone();
  },
};

/** The pointer opens it, can move onto it, and hides it by leaving (WCAG 1.4.13). */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    if (!(await pointAt(button(canvasElement)))) return;
    await shows();
    await pointAt(bubble());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(bubble()).toBeVisible();
    await pointAt(within(canvasElement).getByRole("button", { name: "Altro nella pagina" }));
    await gone();
  },
};

/** Escape hides the tooltip first, then closes the surrounding dialog. */
export const InDialog: Story = {
  render: (args) => inside(Dialog, "Scarica i tuoi dati", <Tooltip {...args} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Apri" }));
    await press("{Tab}");
    await press("{Tab}");
    await shows();
    await press("{Escape}");
    await gone();
    await expect(canvasElement.querySelector("dialog")).toHaveAttribute("open");
    await press("{Escape}");
    await expect(canvasElement.querySelector("dialog")).toBeNull();
  },
};

export const LongText: Story = {
  tags: ["pattern:tooltip"],
  globals: { viewport: { value: "narrow" } },
  args: {
    text: "Il file contiene le letture di tutti i mesi scelti, una riga per fascia oraria, e si apre con qualsiasi foglio di calcolo.",
    children: <Button variant="secondary">Scarica i consumi</Button>,
  },
  play: async (context) => {
    await showIt(context);
    const box = bubble().getBoundingClientRect();
    await expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
