import { SepaMandate } from "@favilla/design-system/payments/SepaMandate.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { holder, iban } from "./sample.ts";

const meta = {
  title: "Payments/SepaMandate",
  component: SepaMandate,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    creditor: { name: "Favilla Energia", identifier: "IT00ZZZ0000000000000000" },
    holder,
    iban,
    startDate: "2027-01-01",
    headingLevel: 2,
  },
} satisfies Meta<typeof SepaMandate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Default [PM-03]",
  play: async ({ canvasElement }) => {
    const mandate = within(within(canvasElement).getByRole("region", { name: "Mandato di addebito diretto SEPA" }));
    for (const text of ["Favilla Energia", holder, "IT 60 X 05428 11101 000000123456"]) await expect(mandate.getByText(text)).toBeVisible();
    await expect(mandate.getByText(/entro 8 settimane/)).not.toBeVisible();
    await userEvent.click(mandate.getByText("Leggi il mandato"));
    for (const text of ["Ricorrente", "1º gennaio 2027"]) {
      await expect(mandate.getByText(text)).toBeVisible();
    }
    await expect(mandate.getByText(/entro 8 settimane/)).toBeVisible();
  },
};

/** The servers have no name: the mandate has no line for it. */
export const NoHolder: Story = {
  name: "No holder [CH-53]",
  args: { holder: "" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Intestatario del conto")).toBeNull();
    await expect(within(canvasElement).queryByText("non disponibile")).toBeNull();
  },
};

/** Three lines at first; the text opens in place. */
export const Closed: Story = { tags: ["pattern:disclosure"] };

export const Foreign: Story = { args: { iban: "de89370400440532013000", startDate: null, creditor: { name: "Favilla Energia" } } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    holder: "Condominio Campione dei Precipitevolissimevolmente di Via Immaginaria degli Esempi",
    creditor: { name: "Società Esemplare per l’Energia e il Gas delle Prove Lunghissime S.p.A." },
    iban: "IT60X0542811101000000123456IT60X0542811101000000123456",
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
