import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { AddressesPanel } from "@favilla/design-system/supplies/AddressesPanel.tsx";
import { SupplyDataPanel } from "@favilla/design-system/supplies/SupplyDataPanel.tsx";
import { SupplyDetail } from "@favilla/design-system/supplies/SupplyDetail.tsx";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { supplyAddress, supplyData } from "./sample.tsx";

const meta = {
  title: "Supplies/SupplyDetail",
  component: SupplyDetail,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, commodity: { control: "select", options: commodities } },
  tags: ["!autodocs"],
  args: {
    commodity: "electricity",
    name: "Casa di Bologna",
    address: "Via Fittizia 8, Bologna",
    status: "active",
    back: { href: "#forniture", label: "Forniture" },
    children: <p>L’ultima bolletta e l’ultimo mese.</p>,
    values: { payment: "Bollettino postale", delivery: "Per posta, Via Fittizia 8", addresses: "Fornitura e bollette" },
    onRename: fn(),
    onTogglePanel: fn(),
    panels: {
      payment: <p>Il pagamento, dalla stanza che lo conosce.</p>,
      delivery: <p>La consegna delle bollette.</p>,
      data: <SupplyDataPanel {...supplyData} />,
      addresses: <AddressesPanel supplyAddress={supplyAddress} billingAddress={{ ...supplyAddress, name: "Giulia", surname: "Esempio" }} />,
      cadastral: <p>I dati catastali.</p>,
    },
  },
} satisfies Meta<typeof SupplyDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = (canvasElement: HTMLElement, id: string) => canvasElement.querySelector<HTMLElement>(`#${id}`)?.dataset["state"];

/** All panels are closed, each with its present value. */
export const Default: Story = {
  name: "Default [SU-02, SU-16]",
  tags: ["pattern:accordion"],
  play: async ({ canvasElement, args }) => {
    const names = within(canvasElement)
      .getAllByRole("button", { expanded: false })
      .map((button) => button.textContent);
    await expect(names).toEqual([
      "Come paghi Bollettino postale",
      "Come ricevi le bollette Per posta, Via Fittizia 8",
      "Dati della fornitura",
      "Indirizzi Fornitura e bollette",
      "Dati catastali",
    ]);
    await expect(panel(canvasElement, supplyPanels.payment)).toBe("closed");
    await expect(panel(canvasElement, supplyPanels.addresses)).toBe("closed");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Rinomina" }));
    await expect(args.onRename).toHaveBeenCalledOnce();
  },
};

export const Data: Story = {
  name: "Opened at a panel [SU-02]",
  args: { openPanel: "dati-fornitura" },
  play: async ({ canvasElement }) => expect(panel(canvasElement, "dati-fornitura")).toBe("open"),
};

export const Addresses: Story = { args: { openPanel: "indirizzi" } };

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Rinomina" })).toHaveFocus();
    await press("{Tab}{Tab}{Tab}");
    await press("{Enter}");
    await expect(panel(canvasElement, supplyPanels.data)).toBe("open");
    await expect(args.onTogglePanel).toHaveBeenLastCalledWith(supplyPanels.data, true);
    await press(" ");
    await expect(panel(canvasElement, supplyPanels.data)).toBe("closed");
  },
};

/** Each commodity has its icon, read as its name. */
const story = (commodity: Commodity, word: string): Story => ({
  name: `${word} [SU-05]`,
  args: { commodity },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("img", { name: word })).toBeVisible(),
});
export const Gas = story("gas", "Gas");
export const Dual = story("dual", "Luce e gas");
export const Tv = story("tv", "Canone TV");
export const Services = story("services", "Servizi");
export const Other = story("other", "Altro");

export const Suspended: Story = { args: { status: "suspended", commodity: "gas" } };
export const NothingKnown: Story = { args: { name: "...", address: null, status: "?", commodity: "other" } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    name: "Condominio Campione Precipitevolissimevolissimevolmente, scala B, locali comuni",
    status: "onSospending",
    openPanel: "dati-fornitura",
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
