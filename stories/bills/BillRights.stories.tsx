import { BillRights } from "@favilla/design-system/bills/BillRights.tsx";
import { InstalmentNote } from "@favilla/design-system/bills/InstalmentNote.tsx";
import type { Right } from "@favilla/design-system/bills/rights.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import { DiscreetContext } from "@favilla/design-system/theme/discreet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const anomaly: Right = {
  kind: "anomaly",
  total: 18412,
  comparison: { by: "mean", bills: 6, amount: 9803, threshold: 14704 },
  keepsSupply: true,
  lastDay: "2026-12-10",
};
const highest: Right = { ...anomaly, comparison: { by: "highest", bills: 6, amount: 9006, threshold: 18012 } };
const byReadings: Right = { ...anomaly, comparison: { by: "readings", billed: 182, read: 104, unit: "Smc" } };
const instalments: Right = { kind: "instalments", total: 18412, comparison: anomaly.comparison, lastDay: "2026-12-10" };
const estimate: Right = { kind: "estimate", quantity: 62, unit: "Smc", lastDay: "2026-11-26" };
const oldUse: Right = { kind: "oldUse", from: "2024-03-01", before: "2024-11-10", lastDay: null };
const samePeriod: Right = { kind: "samePeriod", bills: 2, answer: 15, lastDay: null };

const meta = {
  title: "Bills/BillRights",
  component: BillRights,
  tags: ["!autodocs"],
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  args: {
    rights: [anomaly],
    rules: { source: "delibera di esempio 1/2026", checked: "2026-11-02" },
    hrefs: { anomaly: "#controllo", estimate: "#lettura" },
    phone: "800 900 100",
  },
  parameters: { today: "2026-11-20" },
} satisfies Meta<typeof BillRights>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bill far above the mean of the twelve months before it. */
export const Default: Story = {
  name: "A bill out of proportion [BL-161, BL-167]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    await expect(section.getByRole("heading", { level: 2 })).toHaveTextContent("I tuoi diritti su questa bolletta");
    await expect(canvasElement).toHaveTextContent(
      /Media di 12 mesi 98,03.€Questa bolletta 184,12.€La riga segna 147,04.€\.Sopra 147,04.€ puoi chiedere un controllo\. Finché non rispondiamo/,
    );
    await expect(canvasElement).toHaveTextContent(/Hai tempo fino al 10.dicembre, tra 20 giorni\./);
    await expect(canvasElement).toHaveTextContent(/Da: delibera di esempio 1\/2026, controllato il 2.novembre.2026\./);
    await press("{Tab}");
    await expect(section.getByRole("link", { name: "Chiedi un controllo" })).toHaveFocus();
  },
};

/** The right that ends first is the first one. */
export const Several: Story = {
  args: { rights: [estimate, { ...highest, keepsSupply: false }, instalments, oldUse, samePeriod] },
  name: "All kinds [BL-165, BL-166]",
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    await expect(section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "Una lettura corregge la stima",
      "È molto più alta del solito",
      "Puoi pagarla a rate",
      "Conta consumi vecchi",
      "2 bollette per lo stesso periodo",
    ]);
    await expect(canvasElement).toHaveTextContent(/La più alta di 12 mesi 90,06.€.*Da 180,12.€ in su puoi chiedere un controllo/);
    await expect(section.getAllByRole("link", { name: /Chiama 800.900.100/ })).toHaveLength(3);
  },
};

/** The first bill of a supply, against the customer's own readings. */
export const OwnReadings: Story = {
  args: { rights: [byReadings] },
  name: "Against own readings [BL-166]",
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(
      /Con le letture che hai inviato, circa 104.SmcQuesta bolletta 182.SmcPuoi chiedere un controllo/,
    ),
};

export const LastDay: Story = {
  name: "On the last day [BL-164]",
  args: { rights: [{ ...anomaly, lastDay: "2026-11-20" }] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("Oggi è l’ultimo giorno."),
};

/** Without rights nothing is rendered. */
export const Nothing: Story = {
  name: "No rights [BL-163]",
  args: { rights: [] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};

/** A request stands in the place of the right that it uses. */
export const Asked: Story = {
  name: "Instalments asked for [BL-240]",
  args: {
    rights: [instalments, anomaly],
    contentOf: ({ kind }, content) =>
      kind === "instalments" ? (
        <InstalmentNote
          request={{
            id: "ir-1",
            year: "2026",
            number: "1137491",
            status: "InProgress",
            reason: null,
            rates: [{ amount: 9206, day: "2026-12-25" }],
          }}
          href="#rate"
          withState
        />
      ) : (
        content
      ),
  },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/Stiamo valutando la tua richiesta/);
    await expect(section.getByRole("link", { name: "Vedi la richiesta" })).toHaveAttribute("href", "#rate");
    await expect(section.queryByText(/Ricalcola periodi/)).toBeNull();
    await expect(section.getByRole("link", { name: "Chiedi un controllo" })).toBeVisible();
  },
};

export const Discreet: Story = {
  name: "Discreet mode hides amounts",
  args: { rights: [anomaly, instalments] },
  decorators: [
    (Section) => (
      <DiscreetContext value>
        <Section />
      </DiscreetContext>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.innerHTML).not.toMatch(/184,12|98,03|147,04/),
};
