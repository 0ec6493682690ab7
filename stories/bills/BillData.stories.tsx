import { BillData } from "@favilla/design-system/bills/BillData.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { bills, supplies } from "./pageSample.tsx";

const [bill] = bills;
if (!bill) throw new Error("The sample has no bill.");

const meta = {
  title: "Bills/BillData",
  component: BillData,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  parameters: { today: "2026-11-21" },
  args: {
    bill: { ...bill, paymentType: "Bollettino", paymentId: "300000000000000026", supplyAmount: 63.19 },
    supplies: supplies.slice(0, 1),
    customer: { name: "Giulia Esempio", number: "C-100001", fiscalCode: "SMPGLI80A41A944I" },
  },
} satisfies Meta<typeof BillData>;

export default meta;
type Story = StoryObj<typeof meta>;

const factsOf = (element: HTMLElement) =>
  [...element.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);

/** A bill that is to be paid. */
export const Default: Story = {
  name: "Default [BL-205]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "I dati della bolletta" })).toBeVisible();
    await expect(factsOf(canvasElement)).toEqual([
      ["Cliente", "Giulia Esempio"],
      ["Codice fiscale", "SMPGLI80A41A944I"],
      ["Codice cliente", "C-100001"],
      ["Indirizzo della fornitura", "Via Fittizia 8, Bologna"],
      ["POD", "IT001E00000001"],
      ["Contratto", "C-1"],
      ["Periodo", "dal 1º settembre 2026 al 31 ottobre 2026"],
      ["Scadenza", "26 novembre 2026"],
      ["Metodo di pagamento", "Bollettino postale"],
      ["Codice avviso", "3000 0000 0000 0000 26"],
      ["Spesa per l’energia elettrica", "63,19\u00a0€"],
    ]);
  },
};

/** Codes and amounts are dots in discreet mode. */
export const Discreet: Story = {
  name: "Discreet [BL-199]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Giulia Esempio");
    await expect(canvasElement).not.toHaveTextContent(/SMPGLI80A41A944I|IT001E|3000 0000|63,19/);
  },
};

/** Each fact of a contract for electricity and gas names its supply. */
export const TwoSupplies: Story = {
  name: "Two supplies [BL-205]",
  args: { supplies: supplies.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const facts = new Map(factsOf(canvasElement) as [string, string][]);
    await expect(facts.get("POD di Casa di Bologna")).toBe("IT001E00000001");
    await expect(facts.get("PDR di Via dei Tigli 14")).toBe("00000000000001");
  },
};

/** Facts that nobody knows are left out. Without any there is no section. */
export const Unknown: Story = {
  name: "Unknown [BL-199]",
  render: (args) => (
    <>
      <BillData {...args} customer={undefined} supplies={[]} />
      <div data-testid="nothing">
        <BillData
          bill={{ ...bill, periodFrom: null, expiryDate: null, paymentType: null, paymentId: null, supplyAmount: null }}
          supplies={[]}
        />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement).map(([label]) => label)).toEqual([
      "Periodo",
      "Scadenza",
      "Metodo di pagamento",
      "Codice avviso",
      "Spesa per l’energia elettrica",
    ]);
    await expect(within(canvasElement).getByTestId("nothing")).toBeEmptyDOMElement();
  },
};
