import { Text, textSizes, textTones } from "@favilla/design-system/text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Text/Text",
  component: Text,
  argTypes: { size: { control: "select", options: textSizes }, tone: { control: "select", options: textTones } },
  tags: ["!autodocs"],
  args: { children: "Qui trovi tutte le tue bollette: puoi filtrarle, vederne il dettaglio e scaricarle." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Text size="lead">Hai due bollette da pagare entro il 12 dicembre.</Text>
      <Text>La prossima lettura si può inviare dal 20 novembre.</Text>
      <Text size="small">Letture reali, periodo ottobre – novembre 2026</Text>
    </div>
  ),
};

export const Tones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Text>Casa di Bologna</Text>
      <Text tone="muted">Via Fittizia 8, Bologna</Text>
      <Text tone="negative">Il codice non è corretto.</Text>
      <Text>
        Ultimo mese: 186 kWh{" "}
        <Text as="span" tone="muted" size="small">
          stimati
        </Text>
      </Text>
    </div>
  ),
};

/** Lines have at most about 70 characters, however wide the page is. */
export const LongText: Story = {
  args: {
    children:
      "L’autolettura è facoltativa: se la invii nei giorni indicati, la prossima bolletta si basa sui tuoi consumi veri e non su una stima. Se non la invii non succede nulla, e pareggeremo i conti con la prima lettura che ci arriva dal distributore.",
  },
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector("p") as HTMLElement;
    await expect(paragraph.getBoundingClientRect().width).toBeLessThan(720);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, args: { ...LongText.args } };
