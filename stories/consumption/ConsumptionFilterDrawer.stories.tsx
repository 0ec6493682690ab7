import { ConsumptionFilterDrawer } from "@favilla/design-system/consumption/ConsumptionFilterDrawer.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { underOpener } from "../overlays/Opener.tsx";
import { press } from "../realKeys.ts";

const meta = {
  title: "Consumption/ConsumptionFilterDrawer",
  component: ConsumptionFilterDrawer,
  tags: ["!autodocs"],
  args: {
    open: true,
    value: { year: 2026, monthFrom: 1, monthTo: 12 },
    currentYear: 2026,
    activationYear: 2023,
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConsumptionFilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const inside = (canvasElement: HTMLElement) => within(canvasElement.querySelector("dialog") as HTMLElement);
const choose = (canvasElement: HTMLElement, label: string, option: string) =>
  userEvent.selectOptions(inside(canvasElement).getByRole("combobox", { name: label }), option);

/** Years from the current one back to the supply's activation, and months as MM/YYYY. */
export const Default: Story = {
  name: "Default [CS-06]",
  play: async ({ canvasElement }) => {
    const years = within(inside(canvasElement).getByRole("combobox", { name: "Anno" }));
    await expect(years.getAllByRole("option").map((option) => option.textContent)).toEqual(["2026", "2025", "2024", "2023"]);
    await choose(canvasElement, "Anno", "2024");
    const months = within(inside(canvasElement).getByRole("combobox", { name: "Dal mese" }));
    await expect(months.getAllByRole("option")[0]).toHaveTextContent("01/2024 · gennaio");
  },
};

export const SixYearsBack: Story = {
  args: { activationYear: 2008 },
  play: async ({ canvasElement }) => {
    const years = within(inside(canvasElement).getByRole("combobox", { name: "Anno" }));
    await expect(years.getAllByRole("option").at(-1)).toHaveTextContent("2020");
  },
};

export const Choosing: Story = {
  name: "Choosing [CS-06]",
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "Anno", "2025");
    await choose(canvasElement, "Dal mese", "3");
    await choose(canvasElement, "Al mese", "9");
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Applica" }));
    await expect(args.onApply).toHaveBeenCalledWith({ year: 2025, monthFrom: 3, monthTo: 9 });
  },
};

/** A period that ends before it begins is not applied; the invalid field takes focus and shows an error. */
export const Errors: Story = {
  name: "Errors [CS-13]",
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, "Dal mese", "9");
    await choose(canvasElement, "Al mese", "3");
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Applica" }));
    const end = inside(canvasElement).getByRole("combobox", { name: "Al mese" });
    await expect(end).toHaveFocus();
    await expect(end).toBeInvalid();
    await expect(end).toHaveAccessibleDescription(/viene prima di quello iniziale/);
    await expect(args.onApply).not.toHaveBeenCalled();
    await choose(canvasElement, "Al mese", "9");
    await expect(end).toBeValid();
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Applica" }));
    await expect(args.onApply).toHaveBeenCalledWith({ year: 2026, monthFrom: 9, monthTo: 9 });
  },
};

export const Clear: Story = {
  args: { value: { year: 2024, monthFrom: 2, monthTo: 4 } },
  play: async ({ canvasElement, args }) => {
    await expect(inside(canvasElement).getByRole("combobox", { name: "Al mese" })).toHaveValue("4");
    await userEvent.click(inside(canvasElement).getByRole("button", { name: "Togli i filtri" }));
    await expect(args.onApply).toHaveBeenCalledWith({ year: 2026, monthFrom: 1, monthTo: 12 });
  },
};

/** Escape closes without applying, and focus returns to the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  render: underOpener(ConsumptionFilterDrawer, "Filtra"),
  play: async ({ canvasElement, args }) => {
    await press("{Tab}{Enter}");
    await press("{Tab}{Tab}");
    await expect(inside(canvasElement).getByRole("combobox", { name: "Anno" })).toHaveFocus();
    await press("{Escape}");
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Filtra" })).toHaveFocus());
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
