import { SupplyDataPanel } from "@favilla/design-system/supplies/SupplyDataPanel.tsx";
import { SupplyDataValue } from "@favilla/design-system/supplies/SupplyDataValue.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import { type KnownSupply, SupplyView } from "@favilla/design-system/supplies/SupplyView.tsx";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { newsRows, supplyData } from "./sample.tsx";

const supply: KnownSupply = { commodity: "electricity", name: "Casa di Bologna", address: "Via Fittizia 8, Bologna", status: "active" };

const meta = {
  title: "Supplies/SupplyView",
  component: SupplyView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    title: "Fornitura",
    back: { href: "#forniture", label: "Forniture" },
    load: loaded(supply),
    news: (
      <SupplyNews bill={<p>L’ultima bolletta.</p>} month={<p>L’ultimo mese.</p>}>
        {newsRows}
      </SupplyNews>
    ),
    newsLoading: <SupplyNews bill={<p>…</p>} />,
    values: {
      payment: "Bollettino postale",
      data: <SupplyDataValue commodity="electricity" pod="IT001E00000001" pdr={null} committedPower={3} />,
    },
    panels: {
      payment: <p>Il pagamento, dalla stanza che lo conosce.</p>,
      delivery: <p>La consegna delle bollette.</p>,
      data: <SupplyDataPanel {...supplyData} />,
      addresses: <p>Gli indirizzi.</p>,
      cadastral: <p>I dati catastali.</p>,
    },
    onRename: fn(),
    renameLoading: false,
    onTogglePanel: fn(),
  },
} satisfies Meta<typeof SupplyView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A closed panel says its present value; opening it is told to the site, which loads its content. */
export const Default: Story = {
  name: "Loaded [SU-02]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Dati della fornitura POD/ }));
    await expect(args.onTogglePanel).toHaveBeenCalledWith(supplyPanels.data, true);
    await userEvent.click(page.getByRole("button", { name: "Rinomina" }));
    await expect(args.onRename).toHaveBeenCalled();
    await expect(within(page.getByRole("main")).getByRole("link", { name: "Forniture" })).toHaveAttribute("href", "#forniture");
  },
};

/** The title stands for the name. */
export const Loading: Story = {
  args: { load: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Fornitura" })).toBeVisible();
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** A site leads elsewhere at once. */
export const NotFound: Story = { args: { load: empty } };

export const Ceased: Story = { args: { load: loaded({ ...supply, status: "ceased" }), openPanel: supplyPanels.data } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...supply, name: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" }) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
