import { ConsumptionSections, consumptionStatuses } from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import { consumptionMeasures } from "@favilla/design-system/consumption/ConsumptionUnitSwitch.tsx";
import { consumptionViews } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { SupplyConsumptionView } from "@favilla/design-system/consumption/SupplyConsumptionView.tsx";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { consumptionRow, latestRows, longName, SampleSection } from "./pageSample.tsx";

const wholeYear = { year: 2026, monthFrom: 1, monthTo: 12 };

const meta = {
  title: "Consumption/SupplyConsumptionView",
  component: SupplyConsumptionView,
  argTypes: {
    headingLevel: { control: "select", options: headingLevels },
    commodity: { control: "select", options: commodities },
    status: { control: "select", options: consumptionStatuses },
    measure: { control: "select", options: consumptionMeasures },
    view: { control: "select", options: consumptionViews },
  },
  tags: ["!autodocs"],
  parameters: { today: "2026-11-22" },
  args: {
    id: "supply-2",
    name: "Via dei Tigli 14",
    commodity: "gas",
    latest: latestRows,
    period: wholeYear,
    view: "chart",
    status: "ready",
    onView: fn(),
    onFilterNear: fn(),
    onFilterOpen: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <ConsumptionSections openItem={args.id}>
      <SampleSection {...args} />
    </ConsumptionSections>
  ),
  decorators: [
    (Story) => (
      <>
        <Heading headingLevel={1} style={{ marginBlockEnd: 16 }}>
          Consumi
        </Heading>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof SupplyConsumptionView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence, the chart and the period; the filter opens elsewhere. */
export const Default: Story = {
  name: "Chart [CS-02, CS-14]",
  tags: ["pattern:disclosure", "pattern:radio-group", "pattern:menu-button"],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("list", { name: /^Consumi del 2026/ })).toBeVisible();
    await expect(page.getByText("Distributore, fino al 15 novembre")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Scegli il periodo: 2026, Via dei Tigli 14" }));
    await expect(args.onFilterOpen).toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", { name: "Scarica: Via dei Tigli 14" }));
    const menu = within(await within(document.body).findByRole("menu", { name: "Scarica le letture, o salva come immagine" }));
    await expect(menu.getAllByRole("menuitem")).toHaveLength(7);
    await userEvent.keyboard("{Escape}");
  },
};

/** The same figures as a table, and the single readings with their origin in words. */
export const Table: Story = {
  name: "As table [CS-02, CS-12]",
  args: { view: "table" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("Le letture del periodo"));
    const table = within(page.getByRole("table", { name: "Letture e consumi" }));
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Data",
      "Fascia",
      "Lettura",
      "Consumo (Smc)",
      "Tipo",
    ]);
    await expect(table.getAllByText("Stimato (media o acconto)").length).toBeGreaterThan(0);
  },
};

/** Euros come from elsewhere, and so does what follows them. */
export const Euros: Story = {
  name: "In euros [CS-21]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("Euro"));
    await expect(page.getByText("Gli euro, dalla stanza delle bollette.")).toBeVisible();
    await expect(page.getByText("Prossima bolletta.")).toBeVisible();
  },
};

/** The latest reading is an estimate, and the panel says so. */
export const Estimated: Story = {
  args: { latest: [consumptionRow("2026-11-15", 60, { origin: "estimate" })] },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/Stima in attesa della lettura/)).toBeVisible(),
};

/** Closed, the section says the latest figure: the sum of all readings of the month. */
export const Closed: Story = {
  name: "Closed [CS-28]",
  args: { latest: [consumptionRow("2026-10-20", 30, { origin: "customer" }), consumptionRow("2026-10-31", 12)] },
  render: (args) => (
    <ConsumptionSections>
      <SampleSection {...args} />
    </ConsumptionSections>
  ),
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/42\sSmc a ottobre/)).toBeVisible(),
};

export const Filtered: Story = {
  name: "Filtered [CS-13]",
  args: { period: { year: 2025, monthFrom: 3, monthTo: 9 } },
  play: async ({ canvasElement }) => {
    const name = "Periodo scelto: marzo–settembre 2025, Via dei Tigli 14. Filtri attivi: 2";
    await expect(await within(canvasElement).findByRole("button", { name })).toBeVisible();
  },
};

export const Loading: Story = { tags: ["pattern:busy"], args: { status: "loading" } };

export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The period stays, so that another one can be chosen. */
export const Empty: Story = {
  args: { status: "empty", latest: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nessun consumo in questo periodo")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: /^Scegli il periodo/ })).toBeVisible();
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
  },
};

/** Before its activation a supply has no figures, and nothing to choose from. */
export const Starting: Story = {
  name: "Starting [CS-31]",
  args: { status: "empty", latest: [], starting: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La fornitura non è ancora attiva")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: /^Scegli il periodo/ })).toBeNull();
  },
};

/** One row on a phone: the table is a toggle button, euros a sign; the names are those of a wide page. */
export const Phone: Story = {
  name: "Phone [CS-36]",
  tags: ["pattern:toggle-button"],
  globals: { viewport: { value: "phone" } },
  args: { period: { year: 2025, monthFrom: 3, monthTo: 9 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("list", { name: /^Consumi del 2025/ });
    const controls = [
      page.getByRole("radio", { name: "Smc" }),
      page.getByRole("radio", { name: "Euro" }),
      page.getByRole("button", { name: "Anno precedente, 2024: Via dei Tigli 14" }),
      page.getByRole("button", { name: /^Periodo scelto: marzo–settembre 2025/ }),
      page.getByRole("button", { name: "Anno successivo, 2026: Via dei Tigli 14" }),
      page.getByRole("button", { name: "Tabella" }),
      page.getByRole("button", { name: /^Scarica/ }),
    ];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + height / 2);
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    for (const [index, { left }] of boxes.entries()) await expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
    await userEvent.click(page.getByRole("button", { name: "Tabella" }));
    await expect(page.getByRole("button", { name: "Tabella" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("table", { name: /^Consumi del 2025/ })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /^Anno successivo/ }));
    await expect(await page.findByRole("table", { name: /^Consumi del 2026/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Anno successivo/ })).toHaveFocus();
  },
};

/** At 320 px with words of eighty characters nothing is cut off or scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: longName, view: "table" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
