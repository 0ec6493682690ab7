import { ConsumptionsView, type ConsumptionsViewProps } from "@favilla/design-system/consumption/ConsumptionsView.tsx";
import { SupplySearch } from "@favilla/design-system/supplies/SupplySearch.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { longName, manySupplies, SampleSection, type SampleSupply, supplies } from "./pageSample.tsx";

type Props = ConsumptionsViewProps<SampleSupply>;

const sections =
  (args: Partial<ComponentProps<typeof SampleSection>> = {}): Props["section"] =>
  ({ id, name, commodity }) => <SampleSection {...args} id={id} name={name} commodity={commodity} />;

const meta = {
  title: "Consumption/ConsumptionsView",
  component: ConsumptionsView<SampleSupply>,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-22" },
  decorators: asPage("consumptions"),
  args: {
    title: "Consumi",
    supplies: loaded(supplies),
    section: sections(),
    search: (all, content, findItem) => (
      <SupplySearch supplies={all} findItem={findItem}>
        {content}
      </SupplySearch>
    ),
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (canvasElement: HTMLElement) => canvasElement.querySelectorAll<HTMLElement>("[data-state][data-status]");

/** The first section is open; the others load when they are opened. */
export const Default: Story = {
  name: "Loaded [CS-01, CS-03]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("list", { name: /^Consumi del 2026/ })).toBeVisible();
    await expect([...all(canvasElement)].map((each) => each.dataset["state"])).toEqual(["open", "closed", "closed"]);
    await expect(page.getByText(/Manca il dato di luglio/)).toBeVisible();
  },
};

/** A television licence and a service have no meter, so they have no section. */
export const WithoutMeter: Story = {
  name: "Without a meter [CS-17]",
  args: {
    supplies: loaded([
      ...supplies.slice(0, 1),
      { ...(supplies[0] as SampleSupply), id: "tv", name: "Canone TV", commodity: "tv" },
      { ...(supplies[0] as SampleSupply), id: "service", name: "Assistenza", commodity: "services" },
    ]),
  },
  play: async ({ canvasElement }) => expect(all(canvasElement)).toHaveLength(1),
};

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { supplies: loading },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Stiamo caricando le tue forniture")).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { supplies: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const NoSupplies: Story = {
  args: { supplies: empty },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Non hai ancora consumi" })).toBeVisible(),
};

/** All supplies are without a meter: the page says the same. */
export const NoneMetered: Story = {
  args: { supplies: loaded(supplies.map((supply): SampleSupply => ({ ...supply, commodity: "tv" }))) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { name: "Non hai ancora consumi" })).toBeVisible(),
};

/** Five hundred supplies, ten at a time, with a search. */
export const Large: Story = {
  args: { supplies: loaded(manySupplies(500)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(all(canvasElement)).toHaveLength(10);
    page.getByRole("button", { name: "Mostra altre 10 forniture" }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.getByRole("button", { name: "Condominio Campione, scala 11" })).toHaveFocus());
    await userEvent.type(page.getByRole("searchbox"), "scala 500");
    await expect(all(canvasElement)).toHaveLength(1);
  },
};

/** Without a search all are drawn. */
export const WithoutSearch: Story = {
  args: { supplies: loaded(manySupplies(12)), search: undefined, section: sections({ status: "loading" }) },
  play: async ({ canvasElement }) => expect(all(canvasElement)).toHaveLength(12),
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** At 320 px with words of eighty characters nothing is cut off or scrolls sideways. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: loaded(supplies.map((supply) => ({ ...supply, name: longName }))), section: sections({ view: "table" }) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
