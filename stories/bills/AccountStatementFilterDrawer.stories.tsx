import { AccountStatementFilterDrawer } from "@favilla/design-system/bills/AccountStatementFilterDrawer.tsx";
import {
  type AccountStatementFilterValue,
  countActiveStatementGroups,
  defaultStatementFilter,
} from "@favilla/design-system/bills/accountStatementFilter.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FilterOpener } from "../data/FilterOpener.tsx";
import { press } from "../realKeys.ts";
import { fewSupplies, manySupplies } from "./statementSample.ts";

const meta = {
  title: "Bills/AccountStatementFilterDrawer",
  component: AccountStatementFilterDrawer,
  tags: ["!autodocs"],
  args: { open: true, value: defaultStatementFilter, supplies: fewSupplies, onApply: fn(), onClose: fn() },
} satisfies Meta<typeof AccountStatementFilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const inside = (canvasElement: HTMLElement) => within(canvasElement.querySelector("dialog") as HTMLElement);
const apply = (canvasElement: HTMLElement) => userEvent.click(inside(canvasElement).getByRole("button", { name: "Applica" }));

export const Default: Story = {};

/** `onApply` receives every group. */
export const Choosing: Story = {
  name: "Choosing [AS-01]",
  play: async ({ canvasElement, args }) => {
    const drawer = inside(canvasElement);
    await userEvent.selectOptions(drawer.getByRole("combobox", { name: "Fornitura" }), "Casa al mare, Via Fittizia 8, Forlì");
    await userEvent.click(drawer.getByRole("checkbox", { name: "Pagate" }));
    await userEvent.click(drawer.getByRole("checkbox", { name: "Gas" }));
    await userEvent.click(drawer.getByRole("checkbox", { name: "Bollettino postale" }));
    await userEvent.type(drawer.getByRole("textbox", { name: /Periodo dal/ }), "01/09/2026");
    await userEvent.type(drawer.getByRole("textbox", { name: /Importo a/ }), "1.200");
    await apply(canvasElement);
    await expect(args.onApply).toHaveBeenCalledWith({
      supply: "s2",
      statuses: ["expiring", "expired"],
      supplyTypes: ["light", "other"],
      periodDateFrom: "2026-09-01",
      periodDateTo: null,
      totalFrom: null,
      totalTo: 1200,
      paymentModes: ["bank", "booklet"],
    } satisfies AccountStatementFilterValue);
  },
};

/** More than ten supplies get a search by name or address, ignoring accents and case. */
export const Search: Story = {
  name: "Search among 500 supplies [DS-03]",
  args: { supplies: manySupplies },
  play: async ({ canvasElement, args }) => {
    const field = inside(canvasElement).getByRole("combobox", { name: "Fornitura" });
    field.focus();
    const activeOption = (text: string) =>
      waitFor(() => expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent(text));
    await press("scala c, interno 7");
    // The list is loaded while the text is typed.
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    await press("{ArrowDown}");
    await activeOption("Scala C, interno 7");
    await press("{ArrowDown}");
    await activeOption("Scala C, interno 70");
    await press("{Enter}");
    await expect(field).toHaveValue("Scala C, interno 70");
    await expect(args.onApply).not.toHaveBeenCalled();
    await press("{Enter}");
    await expect(args.onApply).toHaveBeenCalledWith({ ...defaultStatementFilter, supply: "c348" });
  },
};

/** An unknown name prevents applying the filter, with an error that says what to do. */
export const SearchError: Story = {
  args: { supplies: manySupplies },
  play: async ({ canvasElement, args }) => {
    const field = inside(canvasElement).getByRole("combobox", { name: "Fornitura" });
    await userEvent.type(field, "Scala Z");
    await apply(canvasElement);
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await waitFor(() => expect(inside(canvasElement).getByRole("heading", { name: "C’è un campo da controllare" })).toHaveFocus());
    await userEvent.clear(field);
    await apply(canvasElement);
    await expect(args.onApply).toHaveBeenCalledWith(defaultStatementFilter);
  },
};

/** A single supply gets no field, and neither does a group with one option. Selecting all options means no restriction. */
export const FewChoices: Story = {
  args: {
    supplies: fewSupplies.slice(0, 1),
    choices: { statuses: ["paid", "expiring"], supplyTypes: ["light"], paymentModes: ["bank", "postal"] },
    value: { ...defaultStatementFilter, statuses: ["paid"] },
  },
  play: async ({ canvasElement, args }) => {
    const drawer = inside(canvasElement);
    await expect(drawer.queryByRole("combobox")).not.toBeInTheDocument();
    await expect(drawer.getAllByRole("checkbox")).toHaveLength(4);
    await userEvent.click(drawer.getByRole("checkbox", { name: /^Non ancora scadute/ }));
    await apply(canvasElement);
    await expect(args.onApply).toHaveBeenCalledWith(defaultStatementFilter);
  },
};

/** Space checks, Enter in a field applies, Escape closes without applying; focus returns to the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  render: (args) => (
    <FilterOpener {...args} label={(value) => `Filtra (${countActiveStatementGroups(value)})`}>
      {(filter) => <AccountStatementFilterDrawer {...args} {...filter} />}
    </FilterOpener>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: /Filtra/ });
    button.focus();
    await press("{Enter}");
    inside(canvasElement).getByRole("checkbox", { name: "Pagate" }).focus();
    await press(" ");
    await press("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onApply).not.toHaveBeenCalled();
    await press("{Enter}");
    inside(canvasElement)
      .getByRole("textbox", { name: /Importo da/ })
      .focus();
    await press("50{Enter}");
    await expect(args.onApply).toHaveBeenCalledWith({ ...defaultStatementFilter, totalFrom: 50 });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent("Filtra (1)");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  args: { supplies: manySupplies },
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
