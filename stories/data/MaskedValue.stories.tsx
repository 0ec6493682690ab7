import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { MaskedValue } from "@favilla/design-system/data/MaskedValue.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Data/MaskedValue",
  component: MaskedValue,
  tags: ["!autodocs"],
  args: { value: "SMPGLI85M41A944X", label: "il codice fiscale" },
} satisfies Meta<typeof MaskedValue>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");

/** Hidden characters are nowhere in the document. */
export const Default: Story = {
  tags: ["pattern:toggle-button"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("•••• 944Xnascosto, finisce con 944X");
    await expect(canvasElement.innerHTML).not.toContain("SMPGLI");
    await expect(button(canvasElement)).toHaveAccessibleName("Mostra il codice fiscale");
    await expect(button(canvasElement)).toHaveAttribute("aria-pressed", "false");
  },
};

/** Enter and Space reveal and hide; focus stays. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(button(canvasElement)).toHaveFocus();
    await press("{Enter}");
    await expect(within(canvasElement).getByText("SMPGLI85M41A944X")).toBeVisible();
    await expect(button(canvasElement)).toHaveAttribute("aria-pressed", "true");
    await press(" ");
    await expect(canvasElement.innerHTML).not.toContain("SMPGLI");
    await expect(button(canvasElement)).toHaveFocus();
  },
};

export const Shown: Story = {
  tags: ["pattern:toggle-button"],
  args: { value: "IT60 X054 2811 1010 0000 0123 456", label: "l’IBAN" },
  play: async ({ canvasElement }) => {
    button(canvasElement).click();
    await expect(await within(canvasElement).findByText("IT60 X054 2811 1010 0000 0123 456")).toBeVisible();
  },
};

/** Spaces do not count as one of the four visible characters. */
export const Spaces: Story = {
  args: { value: "IT60 X054 2811 1010 0000 0123 456", label: "l’IBAN" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("•••• 3456nascosto, finisce con 3456");
  },
};

/** Of four characters or fewer none is shown; of five, four are. */
export const Short: Story = {
  name: "Short [S13]",
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {["7", "1234", "12345"].map((value) => (
        <MaskedValue {...args} key={value} value={value} label={`il libretto di ${value.length} cifre`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll("[data-shown] > :first-child")].map((each) => each.textContent);
    await expect(texts).toEqual(["••••nascosto", "••••nascosto", "•••• 2345nascosto, finisce con 2345"]);
  },
};

/** In discreet mode the last characters are hidden too. */
export const Discreet: Story = {
  name: "Discreet [CH-21]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("••••nascosto");
    await expect(canvasElement.innerHTML).not.toContain("944X");
  },
};

export const Missing: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("–non disponibile");
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const InAList: Story = {
  tags: ["pattern:toggle-button"],
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <DescriptionList
        items={[
          { label: "Nome", value: "Giulia Esempio" },
          { label: "Codice fiscale", value: <MaskedValue value="SMPGLI85M41A944X" label="il codice fiscale" /> },
          { label: "IBAN", value: <MaskedValue value="IT60 X054 2811 1010 0000 0123 456" label="l’IBAN" /> },
          { label: "Nata a", value: "Bologna" },
        ]}
      />
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { value: "0123456789".repeat(8), label: "il codice del libretto" },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <MaskedValue {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    button(canvasElement).click();
    await within(canvasElement).findByText(/^0123/);
    const { documentElement: page } = document;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
