import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { formatDate } from "@favilla/design-system/data/dates.ts";
import { formatMoney, formatQuantity } from "@favilla/design-system/data/format.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  tags: ["!autodocs"],
  args: {
    items: [
      { label: "POD", value: "IT001E00000001" },
      { label: "Indirizzo", value: "Via Fittizia 8, Bologna" },
      { label: "Ultimo mese", value: formatQuantity(1186, "kWh") },
      { label: "Attiva dal", value: formatDate("2021-03-01") },
      { label: "Deposito cauzionale", value: formatMoney(1064.75) },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An unknown value is a visible dash and a text for screen readers. */
export const Absent: Story = {
  args: {
    items: [
      { label: "PDR", value: null },
      { label: "Matricola del contatore", value: "" },
      { label: "Attiva dal", value: formatDate("0000-12-31T23:10:04.000Z") },
      { label: "Consumo", value: formatQuantity(0, "Smc") },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("non disponibile")).toHaveLength(3);
    await expect(within(canvasElement).getByText(/^0\sSmc$/)).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    items: [
      {
        label: "Indirizzo di fornitura",
        value: "Via dell’Immaginazione Contemporanea 128, scala destra, interno 14, San Fittizio in Campione (BO)",
      },
      { label: "E-mail per le bollette", value: "amministrazione.condominio.campione.via.immaginazione@esempio.invalid" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
