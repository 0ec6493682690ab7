import { Waterfall, type WaterfallStep } from "@favilla/design-system/charts/Waterfall.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { largeText, withForcedColors } from "../emulation.ts";
import { rightToLeft } from "../rightToLeft.tsx";

const euros = (value: number) => `${value.toFixed(2).replace("-", "− ").replace(".", ",")}\u00a0€`;
const step = (id: string, label: string, value: number, more: Partial<WaterfallStep> = {}): WaterfallStep => ({
  ...{ id, label, value, text: value > 0 ? `+ ${euros(value)}` : euros(value) },
  ...more,
});
const note = (
  <>
    <span aria-hidden="true">≈ </span>in parte stimato
  </>
);

const steps = [
  step("days", "Giorni", -0.29),
  step("use", "Consumo", 9.95, { estimated: true, note }),
  step("price", "Prezzo dell’energia", 1.24),
  step("fixed", "Quota fissa", 0.61),
  step("taxes", "Imposte e canone", 1.15),
];

const meta = {
  title: "Charts/Waterfall",
  component: Waterfall,
  tags: ["!autodocs"],
  args: {
    label: "Dalla bolletta di luglio – agosto a questa",
    start: { label: "Bolletta di luglio – agosto", value: 86.4, text: euros(86.4) },
    steps,
    end: { label: "Questa bolletta", text: euros(99.06) },
    cutNote: (value) => `Le due barre blu sono tagliate: partono da ${value} €.`,
  },
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole("listitem");
const bar = (row: Element | undefined) => row?.querySelector("svg:has(rect)")?.getBoundingClientRect() as DOMRect;

/** Each row says its figure in words; the bars begin where the row before ended, and a sentence says that the axis is cut. */
export const Default: Story = {
  name: "Default [BL-36]",
  play: async ({ canvasElement }) => {
    const all = rows(canvasElement);
    await expect(all.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      "Bolletta di luglio – agosto86,40 €",
      "Giorni− 0,29 €",
      "Consumo ≈ in parte stimato+ 9,95 €",
      "Prezzo dell’energia+ 1,24 €",
      "Quota fissa+ 0,61 €",
      "Imposte e canone+ 1,15 €",
      "Questa bolletta99,06 €",
    ]);
    await expect(canvasElement).toHaveTextContent("partono da 84 €");
    await expect(Math.abs(bar(all[2]).right - bar(all[3]).left)).toBeLessThan(1);
    await expect(Math.abs(bar(all[1]).left - bar(all[2]).left)).toBeLessThan(1);
    await expect(within(canvasElement).getByRole("list")).toHaveAccessibleName(/luglio/);
    await expect(canvasElement.querySelectorAll("[tabindex], a, button")).toHaveLength(0);
  },
};

/** Large changes need no cut. */
export const FromZero: Story = {
  args: {
    start: { label: "Bolletta di luglio – agosto", value: 45.03, text: euros(45.03) },
    steps: [step("use", "Consumo", 43.05), step("taxes", "Imposte e canone", 11.59)],
    end: { label: "Questa bolletta", text: euros(99.67) },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent("tagliate");
  },
};

export const AllFalls: Story = {
  args: {
    start: { label: "Bolletta di gennaio – febbraio", value: 440.09, text: euros(440.09) },
    steps: [step("use", "Consumo", -182.34, { estimated: true, note }), step("taxes", "Imposte e canone", -45.07)],
    end: { label: "Questa bolletta", text: euros(212.68) },
  },
};

/** A credit: the last bar hangs below zero. */
export const BelowZero: Story = {
  args: {
    start: { label: "Bolletta di luglio – agosto", value: 86.4, text: euros(86.4) },
    steps: [step("energy", "Consumo e prezzo dell’energia", -79.6), step("other", "Altro", -42.2)],
    end: { label: "Questa bolletta", text: euros(-35.4) },
  },
};

/** In forced colours totals and rises are solid, falls hollow, estimates hatched: the outlines are the system's. */
export const ForcedColours: Story = {
  name: "Forced colours [BL-36]",
  play: ({ canvasElement }) =>
    withForcedColors(async () => {
      const all = rows(canvasElement);
      const paint = (row: Element | undefined) => getComputedStyle(row?.querySelector("rect") as Element);
      await expect(paint(all[0]).fill).not.toBe(paint(all[1]).fill);
      await expect(paint(all[1]).stroke).toBe(paint(all[0]).fill);
      await expect(all[2]?.querySelector("rect")).toHaveAttribute("fill", expect.stringMatching(/^url/));
    }),
};

/** In discreet mode no bar tells how large an amount is. */
export const Discreet: Story = {
  name: "Discreet [CH-44]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(steps.length + 2);
    await expect(canvasElement.querySelectorAll("rect, [style*='%']")).toHaveLength(canvasElement.querySelectorAll("pattern rect").length);
    await expect(canvasElement).not.toHaveTextContent("sono tagliate");
  },
};

/** Names wrap, figures do not. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const undo = largeText();
    try {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    } finally {
      undo();
    }
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
