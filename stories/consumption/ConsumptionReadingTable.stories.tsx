import { ConsumptionReadingTable } from "@favilla/design-system/consumption/ConsumptionReadingTable.tsx";
import { consumptionUnits } from "@favilla/design-system/consumption/consumption.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { readings } from "./sample.ts";

const meta = {
  title: "Consumption/ConsumptionReadingTable",
  component: ConsumptionReadingTable,
  argTypes: { unit: { control: "select", options: consumptionUnits } },
  tags: ["!autodocs"],
  args: { readings, unit: "kWh" },
} satisfies Meta<typeof ConsumptionReadingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days are in Rome's time zone, the origin of a reading is in words, and missing values are marked. */
export const Default: Story = {
  name: "Default [CS-12]",
  tags: ["pattern:table"],
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("row");
    const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(texts[0]).toEqual(["Data", "Fascia", "Lettura", "Consumo (kWh)", "Tipo"]);
    await expect(texts[1]).toEqual(["31/10/2026", "F1", "14.236", "49,6", "Reale (lettura a giro)"]);
    await expect(texts[4]).toEqual(["30/11/2026", "F1", "14.293,5", "57,5", "Stimato (media o acconto)"]);
    await expect(texts[5]).toEqual(["30/11/2026", "F2", "–non disponibile", "nessun dato", "Stimato (media o acconto)"]);
    await expect(texts[6]).toEqual(["30/11/2026", "–non disponibile", "15.080", "0", "Lettura di rettifica"]);
    await expect(texts[7]?.[4]).toBe("Non indicato");
  },
};

export const Empty: Story = { tags: ["pattern:table"], args: { readings: [] } };

export const Many: Story = {
  args: {
    readings: Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      date: `2026-${String(Math.floor(index / 17) + 1).padStart(2, "0")}-${String((index % 17) + 10)}`,
      zone: (["F1", "F2", "F3"] as const)[index % 3] ?? null,
      reading: 10_000 + index * 7.5,
      consumption: index,
      origin: index % 5 ? "distributor" : "estimate",
    })),
  },
};

/** HTML and very long words from the distributor are shown as text. */
export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    readings: [
      {
        id: "1",
        date: "2026-10-31",
        zone: "F1",
        reading: 123456789.125,
        consumption: 98765432.5,
        origin: "unknown",
        description: "<b>precipitevolissimevolmentericalcolatadopoverificadelmisuratoreinstallato</b>",
      },
    ],
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
