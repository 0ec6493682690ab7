import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { aligns } from "@favilla/design-system/theme/align.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/ButtonGroup",
  component: ButtonGroup,
  argTypes: { align: { control: "select", options: aligns } },
  tags: ["!autodocs"],
  args: {
    children: (
      <>
        <Button variant="secondary">Annulla</Button>
        <Button>Applica i filtri</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  ["Annulla", "Applica i filtri"].map((name) => within(canvasElement).getByRole("button", { name }).getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];

/** Side by side, with the main action at the end. */
export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    const [cancel, apply] = boxes(canvasElement);
    await expect(cancel.right).toBeLessThan(apply.left);
    await expect(cancel.top).toBe(apply.top);
  },
};

/** Stacked and full-width, with the main action on top. */
export const Phone: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    const [cancel, apply] = boxes(canvasElement);
    await expect(apply.bottom).toBeLessThan(cancel.top);
    await expect(apply.width).toBe(cancel.width);
  },
};

export const Start: Story = { args: { align: "start" } };

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:button"],
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole("button", { name });
    await press("{Tab}");
    await expect(button("Annulla")).toHaveFocus();
    await press("{Tab}");
    await expect(button("Applica i filtri")).toHaveFocus();
  },
};

/** If the labels don't fit on one line, the main action is on the line above. */
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 400 }}>
      <ButtonGroup>
        <Button variant="secondary">Torna all’elenco delle bollette</Button>
        <Button>Conferma la modifica del pagamento</Button>
      </ButtonGroup>
    </div>
  ),
};
