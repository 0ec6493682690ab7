import { WhyAmount } from "@favilla/design-system/bills/WhyAmount.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { enlarged } from "../emulation.ts";
import { press } from "../realKeys.ts";
import { autumn, autumnBefore, energy, fixed, recalculated, summer } from "./whySample.ts";

const meta = {
  title: "Bills/WhyAmount",
  component: WhyAmount,
  tags: ["!autodocs"],
  args: { bill: autumn, previous: summer, lastYear: autumnBefore },
} satisfies Meta<typeof WhyAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll("\u00a0", " ") ?? "";
const stepsIn = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole("listitem").map(textOf);
const sentenceIn = (canvasElement: HTMLElement) => textOf(canvasElement.querySelector("p[data-sentence]"));
const rowsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(textOf));

/** The steps sum to the difference, and estimates are marked in sentence, chart, callout and table. */
export const Default: Story = {
  name: "Default [BL-34] [BL-36]",
  tags: ["pattern:table", "pattern:radio-group"],
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toBe(
      "Paghi 12,66 € in più rispetto alla bolletta precedente: hai consumato circa 52 kWh in più e il prezzo dell’energia è salito di poco.",
    );
    await expect(stepsIn(canvasElement)).toEqual([
      "Bolletta di luglio – agosto86,40 €",
      "Giorni− 0,29 €",
      "Consumo ≈ in parte stimato+ 9,95 €",
      "Prezzo dell’energia+ 1,24 €",
      "Quota fissa+ 0,61 €",
      "Imposte+ 1,15 €",
      "Questa bolletta99,06 €",
    ]);
    await expect(rowsIn(canvasElement)).toEqual([
      ["Giorni", "62", "61", "− 0,29"],
      ["Consumo, kWh", "231", "≈ 283 stimato", "+ 9,95"],
      ["Energia, €/kWh", "0,19134", "0,19572", "+ 1,24"],
      ["Fissa, €/giorno", "0,29", "0,30", "+ 0,61"],
      ["IVA 10%, €", "6,22", "7,37", "+ 1,15"],
      ["Canone TV, €", "18,00", "18,00", "0,00"],
      ["Totale, €", "86,40", "99,06", "+ 12,66"],
    ]);
    await expect(canvasElement).toHaveTextContent(/136\skWh di ottobre sono stimati\./);
  },
};

/** The switch compares with the same period of last year. */
export const LastYear: Story = {
  name: "Last year [BL-36]",
  play: async ({ canvasElement }) => {
    await press("{Tab}{ArrowRight}");
    await expect(within(canvasElement).getByRole("radio", { name: "Un anno fa" })).toBeChecked();
    await expect(sentenceIn(canvasElement)).toMatch(/^Paghi 4,04 € in più rispetto allo stesso periodo del 2025: /);
    await expect(stepsIn(canvasElement)[0]).toBe("Bolletta di settembre – ottobre 202595,02 €");
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Bolletta precedente" }));
    await expect(stepsIn(canvasElement)[0]).toMatch(/^Bolletta di luglio – agosto/);
  },
};

/** Without quantities consumption and price stay together, and the page says why. */
export const WithoutQuantities: Story = {
  name: "Without quantities [BL-35]",
  args: { bill: { ...autumn, lines: autumn.lines.map((line) => ({ ...line, quantity: null, unitPrice: null })) }, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(stepsIn(canvasElement).slice(1, -1)).toEqual([
      "Consumo e prezzo dell’energia ≈ in parte stimato+ 11,19 €",
      "Quota fissa+ 0,32 €",
      "Imposte+ 1,15 €",
    ]);
    await expect(canvasElement).toHaveTextContent("consumo e prezzo non si possono separare");
    await expect(canvasElement).not.toHaveTextContent("kWh in più");
  },
};

export const First: Story = {
  name: "First bill [BL-35]",
  args: { previous: null, lastYear: null, isFirst: true },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toMatch(/^È la prima bolletta di questa fornitura/);
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

/** Without a bill to compare with, such as after a credit note alone, the bill is not called the first one. */
export const NoPrevious: Story = {
  name: "No previous bill [BL-58]",
  args: { previous: null, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toBe("Non c’è una bolletta precedente di questa fornitura con cui confrontare l’importo.");
  },
};

/** If the previous bill has no amount, that of a year ago is shown; the switch still says what is missing. */
export const PreviousWithoutAmount: Story = {
  name: "Previous bill without an amount [BL-58]",
  args: { previous: { ...summer, total: null } },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toMatch(/^Paghi 4,04 € in più rispetto allo stesso periodo del 2025/);
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Bolletta precedente" }));
    await expect(sentenceIn(canvasElement)).toMatch(/^L’importo di una delle due bollette manca/);
  },
};

/** A negative quantity takes back use of an earlier period: a step of its own, with no part in this period's use. */
export const Recalculation: Story = {
  name: "Recalculation of an earlier period [BL-57]",
  args: { bill: recalculated, previous: summer, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toBe(
      "Paghi 12,55 € in meno rispetto alla bolletta precedente: un ricalcolo di un periodo precedente toglie 22,96 € e le imposte sono scese, ma hai consumato 52 kWh in più.",
    );
    await expect(stepsIn(canvasElement).slice(1, -1)).toEqual([
      "Giorni− 0,29 €",
      "Consumo+ 9,95 €",
      "Prezzo dell’energia+ 1,24 €",
      "Quota fissa+ 0,61 €",
      "Ricalcolo di un periodo precedente− 22,96 €",
      "Imposte− 1,10 €",
    ]);
    await expect(rowsIn(canvasElement)).toContainEqual(["Consumo, kWh", "231", "283", "+ 9,95"]);
    await expect(rowsIn(canvasElement)).toContainEqual(["Ricalcolo di un periodo precedente, €", "0,00", "− 22,96", "− 22,96"]);
  },
};

/** A bill without its lines has a difference, but no reason. */
export const WithoutLines: Story = {
  name: "Without lines [BL-35]",
  args: { previous: { ...summer, lines: [] }, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toBe("Paghi 12,66 € in più rispetto alla bolletta precedente.");
    await expect(stepsIn(canvasElement)[1]).toBe("Altro+ 12,66 €");
  },
};

/** An amount that no line accounts for is shown as such, not hidden. */
export const LinesThatDoNotSum: Story = {
  name: "Lines that do not sum [BL-34]",
  args: { bill: { ...autumn, total: 101.06 }, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(stepsIn(canvasElement).at(-2)).toBe("Altro+ 2,00 €");
    await expect(canvasElement).toHaveTextContent(/In “Altro” ci sono 2,00\s€/);
  },
};

export const CreditNote: Story = {
  name: "Credit [BL-35]",
  args: { bill: { total: -35.4, lines: [energy(-180, 0.19667, -35.4)], period: autumn.period }, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toMatch(/^Questa bolletta è a tuo credito: 121,80 € in meno rispetto alla bolletta precedente/);
    await expect(stepsIn(canvasElement).at(-1)).toBe("Questa bolletta− 35,40 €");
  },
};

export const UnknownTotal: Story = {
  name: "Unknown total [BL-35]",
  args: { bill: { ...autumn, total: null }, lastYear: null },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toMatch(/^L’importo di una delle due bollette manca/);
  },
};

/** Less, with one cause against it. */
export const Less: Story = {
  args: {
    bill: summer,
    previous: { total: 105.6, lines: [energy(330, 0.17, 56.1), fixed(62, 0.29, 17.98), ...summer.lines.slice(2)] },
    lastYear: null,
  },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toMatch(/^Paghi 19,20 € in meno/);
  },
};

/** In discreet mode no amount is on the page, nor consumption beside its price: their product is an amount. */
export const Discreet: Story = {
  name: "Discreet [CH-21] [CH-44]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(sentenceIn(canvasElement)).toMatch(/^Paghi ••• € in più/);
    for (const amount of ["12,66", "86,40", "99,06", "9,95", "84"]) await expect(canvasElement.innerHTML).not.toContain(amount);
    const rows = rowsIn(canvasElement).map(([name]) => name);
    await expect(rows).toContain("Giorni");
    for (const row of rows) await expect(row).not.toMatch(/Consumo|€\/(kWh|giorno)/);
  },
};

/** On a phone with large text the table's rows become blocks, and nothing scrolls sideways. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      // Larger before the component is there: Firefox judges container queries anew when the width changes, not when the text does.
      <div style={{ inlineSize: "320px", maxInlineSize: "100%" }}>
        <style data-story>{enlarged}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>("[data-compared]") as HTMLElement;
    // The table becomes blocks only after the frame has measured itself.
    await waitFor(() => expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth));
  },
};
