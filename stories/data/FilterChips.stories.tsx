import { FilterChips } from "@favilla/design-system/data/FilterChips.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const chips = [
  { id: "status", text: "Da pagare o scadute" },
  { id: "kind", text: "Luce e gas" },
  { id: "amount", text: "Importo fino a 50,00 €" },
];

const meta = {
  title: "Data/FilterChips",
  component: FilterChips,
  tags: ["!autodocs"],
  args: { chips, onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:button"] };

/** Without a filter it takes no room, and says so to whoever reaches it. */
export const None: Story = {
  args: { chips: [] },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Filtri attivi" });
    await expect(group).toHaveTextContent("Nessun filtro attivo");
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** The chips as a page keeps them. */
function Live({ chips: first, onRemove, onClear }: ComponentProps<typeof FilterChips>) {
  const [left, setLeft] = useState(first);
  return (
    <FilterChips
      chips={left}
      onRemove={(id) => {
        onRemove(id);
        setLeft(left.filter((chip) => chip.id !== id));
      }}
      onClear={() => {
        onClear();
        setLeft([]);
      }}
    />
  );
}

/** The next chip takes the place of the one that is removed, and the focus; after the last, focus stays on the group. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:button"],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Togli Luce e gas" }).focus();
    await press("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("kind");
    await expect(canvas.getByRole("button", { name: /Importo/ })).toHaveFocus();
    await press(" ");
    await expect(canvas.getByRole("button", { name: /Da pagare/ })).toHaveFocus();
    await press("{Tab}");
    await press("{Enter}");
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("group", { name: "Filtri attivi" })).toHaveFocus();
    // Whoever has the focus sees where it is (WCAG 2.4.7).
    await expect(canvas.getByText("Nessun filtro attivo").clientHeight).toBeGreaterThan(10);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { chips: [...chips, { id: "long", text: `Indirizzo: ${"Precipitevolissimevolmente ".repeat(3).trim()}` }] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
