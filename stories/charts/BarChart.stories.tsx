import { BarChart } from "@favilla/design-system/charts/BarChart.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";
import { year, yearOf, zones } from "./sample.ts";

const meta = {
  title: "Charts/BarChart",
  component: BarChart,
  tags: ["!autodocs"],
  args: { label: "Consumi del 2026", series: zones, slots: yearOf(year), unit: "kWh", periodName: "Da gennaio a novembre 2026" },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole("img", { name: typeof name === "string" ? name.replaceAll(" kWh", "\u00a0kWh") : name });
/** Returns the text of the readout under the plot, the last part of the chart. */
const readout = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getByRole("list", { name: "Consumi del 2026" })
    .parentElement?.nextElementSibling?.textContent?.replaceAll("\u00a0", " ");

export const Default: Story = {
  name: "Words of a band with its figures [CS-42]",
  tags: ["pattern:chart"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Consumi del 2026" }).children).toHaveLength(12);
    await expect(readout(canvasElement)).toBe(
      "Da gennaio a novembre 20261.734,8 kWhF1 641,4 giorno ferialeF2 455,3 sera e sabatoF3 638,1 notte e festivi",
    );
  },
};

/** The chart is one tab stop; arrow keys move from month to month and from band to band, and the focused part is named with its figures. */
export const Keyboard: Story = {
  name: "Keyboard [CS-10] [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    const january = "gennaio 2026: 173,6 kWh in totale. F1: 69,4 kWh; F2: 44,2 kWh; F3: 60 kWh";
    await expect(image(canvasElement, january)).toHaveFocus();
    await expect(readout(canvasElement)).toBe("gennaio 2026173,6 kWhF1 69,4 giorno ferialeF2 44,2 sera e sabatoF3 60 notte e festivi");
    await press("{ArrowRight}");
    await expect(image(canvasElement, /^febbraio 2026: 163,6\skWh/)).toHaveFocus();
    await press("{ArrowUp}");
    await expect(image(canvasElement, "febbraio 2026, F1: 65,5 kWh")).toHaveFocus();
    await press("{ArrowUp}{ArrowRight}");
    await expect(image(canvasElement, "marzo 2026, F2: 40,1 kWh")).toHaveFocus();
    await press("{ArrowUp}{ArrowUp}");
    await expect(image(canvasElement, "marzo 2026, F3: 54,7 kWh")).toHaveFocus();
    await press("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(image(canvasElement, /^marzo 2026: 152,6\skWh/)).toHaveFocus();
    await press("{End}");
    await expect(image(canvasElement, "dicembre 2026: nessun dato")).toHaveFocus();
    await expect(readout(canvasElement)).toBe("dicembre 2026nessun dato");
    await press("{ArrowRight}");
    await expect(image(canvasElement, "dicembre 2026: nessun dato")).toHaveFocus();
    await press("{Home}{ArrowLeft}");
    await expect(image(canvasElement, january)).toHaveFocus();
    await press("{Tab}");
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await press("{Shift>}{Tab}{/Shift}");
    await expect(image(canvasElement, january)).toHaveFocus();
  },
};

/** Escape hides the month's figures; focus stays, and the next arrow key shows figures again. */
export const Dismissing: Story = {
  name: "Dismissing [CS-10]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(readout(canvasElement)).toMatch(/^gennaio 2026/);
    await press("{Escape}");
    await expect(readout(canvasElement)).toMatch(/^Da gennaio a novembre/);
    await expect(image(canvasElement, /^gennaio 2026: /)).toHaveFocus();
    await press("{ArrowRight}");
    await expect(readout(canvasElement)).toMatch(/^febbraio 2026/);
  },
};

/** The pointer also shows a month. The figures stay while the pointer is on them and disappear when it leaves the chart. */
export const Pointer: Story = {
  name: "Pointer [CS-10]",
  play: async ({ canvasElement }) => {
    await userEvent.hover(image(canvasElement, /^agosto 2026: /));
    await waitFor(() =>
      expect(readout(canvasElement)).toBe("agosto 2026205 kWhF1 74 giorno ferialeF2 55 sera e sabatoF3 76 notte e festivi"),
    );
    await userEvent.hover(within(canvasElement).getByText("agosto 2026"));
    await expect(readout(canvasElement)).toMatch(/^agosto 2026/);
    await userEvent.unhover(within(canvasElement).getByText("agosto 2026"));
    await userEvent.hover(document.body);
    await waitFor(() => expect(readout(canvasElement)).toMatch(/^Da gennaio/));
    await userEvent.pointer({ keys: "[TouchA]", target: image(canvasElement, /^marzo 2026: /) });
    await expect(readout(canvasElement)).toMatch(/^marzo 2026/);
    await userEvent.pointer({ keys: "[TouchA]", target: image(canvasElement, /^marzo 2026: /) });
    await expect(readout(canvasElement)).toMatch(/^Da gennaio/);
  },
};

/** Estimated values have a dashed outline; they are named in the legend with their share, and read with each figure. */
export const Estimated: Story = {
  name: "Estimated [CS-03] [CS-10]",
  tags: ["pattern:chart"],
  args: {
    slots: yearOf(year, (month) =>
      month < 8 ? {} : { parts: zones.map(({ id }, zone) => ({ series: id, value: year[month]?.[zone] ?? null, estimated: true })) },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(image(canvasElement, "settembre 2026, F1: 54,2 kWh, stimato")).toBeVisible();
    await expect(within(canvasElement).getByText(/^Stimato 26%$/)).toBeVisible();
  },
};

const withGaps: readonly (readonly (number | null)[] | null)[] = year;

/** A missing value is a gap with a word; zero is a thin line on the axis. */
export const GapsAndZeros: Story = {
  name: "Gaps and zeros [CS-10]",
  tags: ["pattern:chart"],
  args: {
    slots: yearOf(withGaps.with(2, null).with(4, [0, 0, 0]).with(6, [70.5, null, 69.6])),
  },
  play: async ({ canvasElement }) => {
    await expect(image(canvasElement, "marzo 2026: nessun dato")).toBeVisible();
    await expect(image(canvasElement, "maggio 2026: 0 kWh in totale. F1: 0 kWh; F2: 0 kWh; F3: 0 kWh")).toBeVisible();
    await expect(image(canvasElement, "luglio 2026, F2: nessun dato")).toBeVisible();
    await expect(within(canvasElement).getAllByText("nessun dato")).toHaveLength(2);
  },
};

/** The slot that is shown at first, until another one is selected and after it. Months to come share one box. */
export const Selected: Story = {
  name: "Selected [CS-10] [CS-19]",
  tags: ["pattern:chart"],
  args: {
    defaultSlot: "ottobre",
    slots: yearOf(
      year.map((values, month) => (month < 10 ? values : null)),
      (month) => (month < 10 ? {} : { absence: "in arrivo" }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(readout(canvasElement)).toMatch(/^ottobre 2026137,6 kWh/);
    await expect(within(canvasElement).getAllByText("in arrivo")).toHaveLength(1);
    await press("{Tab}");
    await expect(readout(canvasElement)).toMatch(/^gennaio 2026/);
    await press("{Escape}");
    await expect(readout(canvasElement)).toMatch(/^Da gennaio/);
    await press("{Tab}");
    await expect(readout(canvasElement)).toMatch(/^ottobre 2026/);
  },
};

export const YearBefore: Story = {
  name: "Year before [CS-10]",
  args: { referenceLabel: "2025", slots: yearOf(year, (month) => ({ reference: 190 - 9 * Math.abs(month - 6) })) },
  play: async ({ canvasElement }) => {
    await expect(image(canvasElement, /^gennaio 2026: .* 2025: 136\skWh$/)).toBeVisible();
  },
};

export const Corrections: Story = {
  args: { periodName: "2026", slots: yearOf([[120, 40, 0], [90, 60, 30], [-45, -12, 20], [60, 30, 20], ...Array(8).fill([50, 20, 30])]) },
};

/** Amounts of money, which discreet mode hides; here one bill is a credit. */
export const Euros: Story = {
  name: "Euros [CS-21]",
  tags: ["pattern:chart"],
  args: {
    label: "Spesa del 2026",
    unit: "€",
    series: [{ id: "bills", label: "Bollette" }],
    slots: yearOf([]).map((slot, month) => ({ ...slot, parts: [{ series: "bills", value: month === 3 ? -12.5 : 40 + month * 1.01 }] })),
    periodName: "2026",
    defaultSlot: "aprile",
  },
  play: async ({ canvasElement }) => expect(image(canvasElement, /^aprile 2026: −\s12,50\s€/)).toBeVisible(),
};

/** In discreet mode neither the names nor the axis hold an amount, and all bars have one height. */
export const EurosHidden: Story = {
  name: "Euros hidden [CS-21, CH-44]",
  tags: ["pattern:chart"],
  args: Euros.args ?? {},
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(image(canvasElement, /^aprile 2026: •••\s€/)).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/12,5|40,00/);
    const heights = new Set(
      within(canvasElement)
        .getAllByRole("img")
        .map((bar) => Math.round(bar.getBoundingClientRect().height)),
    );
    // The whole column of a month, and its bar.
    await expect(heights.size).toBeLessThanOrEqual(2);
  },
};

export const NoData: Story = { tags: ["pattern:chart"], args: { slots: yearOf([]), periodName: "2026" } };
export const AllZero: Story = { args: { periodName: "2026", slots: yearOf(Array(12).fill([0, 0, 0])) } };
export const Large: Story = { args: { periodName: "2026", slots: yearOf(Array(12).fill([1_234_567.891, 998_765, 1_456_789.5])) } };

/** From 50rem on, the figures of a slot stand beside the plot, as high as it and its legend. */
export const Beside: Story = {
  name: "Figures beside the plot [CS-39]",
  tags: ["pattern:chart"],
  decorators: [(Story) => <div style={{ inlineSize: "56rem", maxInlineSize: "100%" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole("list", { name: "Consumi del 2026" }).getBoundingClientRect();
    const figures = within(canvasElement).getByText("Da gennaio a novembre 2026").closest("div")?.parentElement?.getBoundingClientRect();
    await expect(figures?.left).toBeGreaterThan(plot.right);
    await expect(figures?.width).toBe(288);
    await press("{Tab}{ArrowRight}");
    await expect(readout(canvasElement)).toBe("febbraio 2026163,6 kWhF1 65,5 giorno ferialeF2 40 sera e sabatoF3 58,1 notte e festivi");
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    label: "Consumi",
    periodName: "Da gennaio a novembre duemilaventisei, letture comunicate dal distributore",
    series: zones.map((zone) => ({ ...zone, detail: "dal lunedì al venerdì dalle otto alle diciannove, escluse le festività nazionali" })),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** At 320 px with text twice as large, the labels are initials and nothing scrolls sideways. */
export const LargeText: Story = {
  globals: { viewport: { value: "narrow" } },
  decorators: [(Story) => <div style={{ fontSize: "200%", ["--fv-text-small" as string]: "1.75rem" }}>{Story()}</div>],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const Phone: Story = { tags: ["pattern:chart"], globals: { viewport: { value: "phone" } }, args: YearBefore.args };

/** In a right-to-left page the months run right to left, the axis is beside the first one, and arrow keys follow the visible order. */
export const RightToLeft: Story = {
  tags: ["pattern:chart"],
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole("list", { name: "Consumi del 2026" }).getBoundingClientRect();
    for (const figure of ["0", "250"]) {
      const { left, right } = within(canvasElement).getByText(figure, { selector: "text" }).getBoundingClientRect();
      await expect(left - plot.right).toBeGreaterThan(0);
      await expect(left - plot.right).toBeLessThan(12);
      await expect(right).toBeLessThan(window.innerWidth + 1);
    }
    await press("{Tab}{ArrowLeft}");
    await expect(image(canvasElement, /^febbraio 2026: /)).toHaveFocus();
  },
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: ['li:nth-child(8) [role="img"]:nth-child(1)'] } } };
