import { Checkbox } from "@favilla/design-system/forms/Checkbox.tsx";
import { checkTester } from "@favilla/design-system/testing/index.ts";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  tags: ["!autodocs"],
  args: { label: "Ricordami su questo dispositivo", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole("checkbox");

export const Unchecked: Story = { tags: ["pattern:checkbox"] };

export const Checked: Story = { tags: ["pattern:checkbox"], args: { defaultChecked: true } };

/** The hint is part of the accessible name; a tester finds the box by its label alone. */
export const Hint: Story = {
  tags: ["pattern:checkbox"],
  args: { hint: "Non farlo su un computer che usano anche altri." },
  play: async ({ canvasElement, args }) => {
    await expect(box(canvasElement)).toHaveAccessibleName(`${args.label} ${args.hint}`);
    await expect(checkTester(userEvent, canvasElement, "Ricordami su questo dispositivo").isChecked()).toBe(false);
  },
};

export const WithLink: Story = {
  tags: ["pattern:checkbox"],
  args: {
    label: (
      <>
        Ho letto e accetto le <Link href="#condizioni">condizioni del servizio</Link>
      </>
    ),
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:checkbox"],
  args: { label: "Ho letto e accetto le condizioni del servizio", error: "Per continuare accetta le condizioni del servizio." },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toHaveAccessibleDescription("Per continuare accetta le condizioni del servizio.");
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(box(canvasElement)).toHaveFocus();
    await press(" ");
    await expect(box(canvasElement)).toBeChecked();
    await press(" ");
    await expect(box(canvasElement)).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** The whole row responds to presses and is at least 48 px high. */
export const Target: Story = {
  name: "Target [DS-10]",
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("label");
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    row?.click();
    await expect(box(canvasElement)).toBeChecked();
  },
};

/** In the brand with the roundest corners it is still square, not like a radio button. */
export const RoundBrand: Story = {
  args: { defaultChecked: true },
  decorators: [
    (Story) => (
      <div style={{ "--fv-field-radius": "24px" } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(box(canvasElement)).borderRadius).toBe("6px");
  },
};

export const Disabled: Story = { tags: ["pattern:checkbox"], args: { disabled: true } };
export const DisabledChecked: Story = { tags: ["pattern:checkbox"], args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Acconsento a ricevere proposte su luce, gas e servizi per la casa, per e-mail, SMS, telefono e posta",
    hint: "Puoi cambiare idea quando vuoi dalla pagina dei consensi: il tuo contratto resta com’è.",
    error: "Scegli se acconsentire o no prima di continuare con la registrazione.",
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { args: { defaultChecked: true }, parameters: { pseudo: { focusVisible: "input" } } };
