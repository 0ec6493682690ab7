import { Progress } from "@favilla/design-system/feedback/Progress.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  tags: ["!autodocs"],
  args: { label: "Scarico le bollette", value: 3, max: 12, valueText: "3 di 12" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:progressbar"],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Scarico le bollette" });
    await expect(bar).toHaveAttribute("aria-valuetext", "3 di 12");
    await expect((bar as HTMLProgressElement).position).toBe(0.25);
  },
};

/** Without a value the progress is indeterminate and shows stripes instead of a fraction. */
export const Indeterminate: Story = {
  tags: ["pattern:progressbar"],
  args: { label: "Preparo il file", value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect((within(canvasElement).getByRole("progressbar") as HTMLProgressElement).position).toBe(-1);
  },
};

export const NotStarted: Story = { tags: ["pattern:progressbar"], args: { value: 0, valueText: "0 di 12" } };
export const Complete: Story = { tags: ["pattern:progressbar"], args: { value: 12, valueText: "12 di 12" } };

export const HiddenLabel: Story = {
  tags: ["pattern:progressbar"],
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar", { name: "Scarico le bollette" })).toBeVisible();
  },
};

/** The browser limits values below zero and above the maximum. */
export const OutOfRange: Story = {
  tags: ["pattern:progressbar"],
  args: { value: 40, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect((within(canvasElement).getByRole("progressbar") as HTMLProgressElement).position).toBe(1);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { label: "Preparo il file delle letture del Condominio Campione di Via Fittizia 8", valueText: "1.234 di 5.000 letture" },
};
