import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { longSupplies, manySupplies, supplies } from "./sample.tsx";

const meta = {
  title: "Pages/Supplies",
  component: SuppliesView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: { supplies: loaded(supplies) },
} satisfies Meta<typeof SuppliesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded [SU-01]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(3);
    const gas = page.getByRole("heading", { level: 2, name: "Via dei Tigli 14" }).closest("article") as HTMLElement;
    // The address is the supply's name, so it is shown once.
    await expect(within(gas).getAllByText("Via dei Tigli 14")).toHaveLength(1);
    await expect(within(gas).getByText("00000000000001")).toBeVisible();
    await expect(page.queryByRole("searchbox")).toBeNull();
  },
};

export const Loading: Story = { args: { supplies: loading } };
export const Empty: Story = { args: { supplies: empty } };

export const Failed: Story = {
  args: { supplies: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** An administrator with five hundred supplies, ten at a time, with a search. */
export const Large: Story = {
  args: { supplies: loaded(manySupplies(500)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(10);
    await userEvent.click(page.getByRole("button", { name: "Mostra altre 10 forniture" }));
    await expect(page.getAllByRole("article")).toHaveLength(20);
    await userEvent.type(page.getByRole("searchbox"), "scala 500");
    await expect(page.getAllByRole("article")).toHaveLength(1);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplies: loaded(longSupplies) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
