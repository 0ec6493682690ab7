import { Button } from "@favilla/design-system/actions/Button.tsx";
import { AddressesPanel } from "@favilla/design-system/supplies/AddressesPanel.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { supplyAddress } from "./sample.tsx";

const meta = {
  title: "Supplies/AddressesPanel",
  component: AddressesPanel,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    supplyAddress,
    billingAddress: { ...supplyAddress, name: "Giulia", surname: "Esempio", staircase: null, floor: "" },
    billingActions: (
      <Button variant="secondary" size="small">
        Modifica
      </Button>
    ),
    headingLevel: 2,
  },
} satisfies Meta<typeof AddressesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const addressUnder = (canvasElement: HTMLElement, heading: string) =>
  (within(canvasElement).getByRole("heading", { name: heading }).nextElementSibling as HTMLElement).textContent;

export const Default: Story = {
  name: "Default [SU-10]",
  play: async ({ canvasElement }) => {
    await expect(addressUnder(canvasElement, "Indirizzo della fornitura")).toBe(
      "Via Fittizia 8\nscala B, piano 3, interno 12\n40121 Bologna (BO)",
    );
    await expect(addressUnder(canvasElement, "Indirizzo per le bollette")).toBe(
      "Giulia Esempio\nVia Fittizia 8\ninterno 12\n40121 Bologna (BO)",
    );
  },
};

/** Parts that are missing, blank, or only commas. */
export const MissingParts: Story = {
  name: "Missing parts [SU-10]",
  args: {
    supplyAddress: { via: "Via Fittizia, ", civicNumber: " ", internal: ",", city: "Bologna" },
    billingAddress: { name: " ", surname: "Esempio", city: "Bologna", province: "" },
  },
  play: async ({ canvasElement }) => {
    await expect(addressUnder(canvasElement, "Indirizzo della fornitura")).toBe("Via Fittizia\nBologna");
    await expect(addressUnder(canvasElement, "Indirizzo per le bollette")).toBe("Esempio\nBologna");
  },
};

export const NothingKnown: Story = {
  args: { supplyAddress: null, billingAddress: {} },
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByText("non disponibile")).toHaveLength(2),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplyAddress: { ...supplyAddress, via: "degli Esempi Precipitevolissimevolissimevolissimevolmente Lunghi" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
