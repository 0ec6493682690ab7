import { commodities } from "@favilla/design-system/data/commodity.ts";
import { SupplyData } from "@favilla/design-system/supplies/SupplyData.tsx";
import { SupplyDataPanel } from "@favilla/design-system/supplies/SupplyDataPanel.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { supply } from "./detailedSample.ts";
import { supplyData } from "./sample.tsx";

const meta = {
  title: "Supplies/SupplyDataPanel",
  component: SupplyDataPanel,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, commodity: { control: "select", options: commodities } },
  tags: ["!autodocs"],
  args: { ...supplyData, headingLevel: 2 },
} satisfies Meta<typeof SupplyDataPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts an assertion about the value beside a label. */
const factOf = (canvasElement: HTMLElement, label: string) =>
  expect(within(canvasElement).getByText(label, { selector: "dt" }).nextElementSibling);
const gas = { commodity: "gas", pod: null, pdr: "00000000000001", heatingMode: "Riscaldamento, acqua calda e cottura" } as const;

export const Electricity: Story = {
  name: "Electricity [SU-06] [SU-08] [SU-09]",
  play: async ({ canvasElement }) => {
    const value = (label: string) => factOf(canvasElement, label);
    await value("Offerta").toHaveTextContent("Luce Serena");
    await value("Promozione").toHaveTextContent("Benvenuto 2026");
    await value("Numero di contratto").toHaveTextContent("C-000123");
    await value("Data di attivazione").toHaveTextContent("1º marzo 2024");
    await value("Inizio della fornitura").toHaveTextContent("8 marzo 2024");
    await value("Quando arriva la bolletta").toHaveTextContent("Nei mesi dispari");
    await value("POD").toHaveTextContent("IT001E00000001");
    await value("Matricola del contatore").toHaveTextContent("M-00042");
    await value("Dove si trova").toHaveTextContent("Via Fittizia 8, vano scale");
    await value("Stato").toHaveTextContent("Contatore attivo");
    await value("Lettura").toHaveTextContent("La rileva il distributore");
    await value("Mesi dell’autolettura").toHaveTextContent("Nei mesi dispari");
    await value("Potenza impegnata").toHaveTextContent("3 kW");
    await value("Potenza disponibile").toHaveTextContent("3,3 kW");
    await expect(within(canvasElement).queryByText("PDR")).toBeNull();
    await expect(within(canvasElement).queryByText("Uso del gas")).toBeNull();
  },
};

export const Gas: Story = {
  name: "Gas [SU-06] [SU-08] [SU-09]",
  args: { ...gas, billingFrequency: "Even", meterMode: "self", selfReadingOddMonths: false },
  play: async ({ canvasElement }) => {
    const value = (label: string) => factOf(canvasElement, label);
    await value("PDR").toHaveTextContent("00000000000001");
    await value("Uso del gas").toHaveTextContent("Riscaldamento");
    await value("Lettura").toHaveTextContent("La comunichi tu");
    await value("Quando arriva la bolletta").toHaveTextContent("Nei mesi pari");
    await value("Mesi dell’autolettura").toHaveTextContent("Nei mesi pari");
    await expect(within(canvasElement).queryByText("POD")).toBeNull();
    await expect(within(canvasElement).queryByText("Potenza impegnata")).toBeNull();
  },
};

/** `SupplyData` draws the panel of a supply as it was loaded: a product and a promotion that are codes are said in words, or not at all. */
export const OfSupply: Story = {
  name: "Of a supply [SU-09]",
  render: () => <SupplyData supply={{ ...supply, productCode: "OP470", promoCode: "PROMO26" }} />,
  play: async ({ canvasElement }) => {
    await factOf(canvasElement, "Offerta").toHaveTextContent("Luce");
    await factOf(canvasElement, "Promozione").toHaveTextContent("non disponibile");
    await factOf(canvasElement, "Quando arriva la bolletta").toHaveTextContent("Nei mesi pari");
    await expect(canvasElement).not.toHaveTextContent(/OP470|PROMO26/);
  },
};

export const Monthly: Story = {
  name: "Monthly [SU-08]",
  args: { billingFrequency: "Monthly" },
  play: async ({ canvasElement }) => factOf(canvasElement, "Quando arriva la bolletta").toHaveTextContent("Ogni mese"),
};

export const Dual: Story = { args: { ...gas, commodity: "dual", pod: "IT001E00000001" } };

/** A service has no meter. */
export const Services: Story = {
  args: { commodity: "services" },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText("Contatore")).toBeNull(),
};

/** Unknown values and unknown codes all show a dash. */
export const NothingKnown: Story = {
  name: "All data missing [SU-09]",
  args: {
    ...Object.fromEntries(Object.keys(supplyData).map((key) => [key, null])),
    commodity: "electricity",
    billingFrequency: "constructor",
    meterMode: "unknown",
    activeFrom: "0001-01-01T00:00:00.000Z",
    committedPower: Number.NaN,
  },
  play: async ({ canvasElement }) => {
    for (const value of within(canvasElement).getAllByRole("definition")) await expect(value).toHaveTextContent("–non disponibile");
  },
};

/** In discreet mode no code of the contract, the supply or the meter is in the document. */
export const Discreet: Story = {
  name: "Discreet [CH-43]",
  globals: { discreet: "on" },
  args: { product: "Luce Serena con 60 € di sconto" },
  play: async ({ canvasElement }) => {
    for (const label of ["Numero di contratto", "Matricola del contatore", "POD"])
      await factOf(canvasElement, label).toHaveTextContent("codice nascosto");
    for (const code of [supplyData.contractNumber, supplyData.meterNumber, supplyData.pod, "60 €"])
      await expect(canvasElement.innerHTML).not.toContain(String(code));
    await factOf(canvasElement, "Offerta").toHaveTextContent(/^Luce Serena con •••\s€ di sconto$/);
  },
};

export const AllCommodities: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      {commodities.map((commodity) => (
        <SupplyDataPanel key={commodity} {...args} commodity={commodity} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    product: "Luce Serena Precipitevolissimevolmente Conveniente per i Condomini Campione",
    contractNumber: "C-000123-000123-000123-000123-000123-000123-000123-000123",
    meterLocation: "<i>Via Immaginaria</i> degli Esempi Lunghissimi 128/bis, locale contatori al secondo piano interrato",
    meterStatus: "installedWithoutContract",
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
