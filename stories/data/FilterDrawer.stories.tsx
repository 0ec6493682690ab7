import { FilterDrawer } from "@favilla/design-system/data/FilterDrawer.tsx";
import { CheckboxGroup } from "@favilla/design-system/forms/CheckboxGroup.tsx";
import { Form } from "@favilla/design-system/forms/Form.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { FilterOpener } from "./FilterOpener.tsx";

const kinds = ["Luce", "Gas"];

interface KindFormProps {
  value: readonly string[];
  onApply: (value: readonly string[]) => void;
}

/** The form of a filter. It starts with the filter that is applied each time that the drawer opens. */
function KindForm({ value, onApply }: KindFormProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <Form id="kinds" onSubmit={() => onApply(chosen)}>
      <CheckboxGroup
        legend="Tipo di fornitura"
        options={kinds.map((kind) => ({ value: kind, label: kind }))}
        value={chosen}
        onChange={setChosen}
      />
    </Form>
  );
}

const onApply = fn<KindFormProps["onApply"]>();

const meta = {
  title: "Data/FilterDrawer",
  component: FilterDrawer,
  tags: ["!autodocs"],
  args: {
    open: true,
    title: "Filtra le forniture",
    formId: "kinds",
    onClose: fn(),
    onClear: fn(),
    children: <KindForm value={kinds} onApply={onApply} />,
  },
  beforeEach: () => {
    onApply.mockClear();
  },
} satisfies Meta<typeof FilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const inside = (canvasElement: HTMLElement) => within(canvasElement.querySelector("dialog") as HTMLElement);

export const Default: Story = {
  tags: ["pattern:dialog"],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement).getByRole("heading", { name: "Filtra le forniture" })).toBeVisible());
  },
};

/** "Applica" submits the form, wherever it is; "Togli i filtri" clears at once. */
export const Buttons: Story = {
  play: async ({ canvasElement, args }) => {
    const drawer = inside(canvasElement);
    await userEvent.click(drawer.getByRole("checkbox", { name: "Gas" }));
    await userEvent.click(drawer.getByRole("button", { name: "Applica" }));
    await expect(onApply).toHaveBeenCalledWith(["Luce"]);
    await userEvent.click(drawer.getByRole("button", { name: "Togli i filtri" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Space ticks a box, Enter on "Applica" applies, Escape closes without applying; focus returns to the button. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  render: (args) => (
    <FilterOpener
      value={kinds as readonly string[]}
      onApply={onApply}
      onClose={args.onClose}
      label={(value) => `Filtra: ${value.join(" e ")}`}
    >
      {(filter) => (
        <FilterDrawer {...args} open={filter.open} onClose={filter.onClose} onClear={() => filter.onApply(kinds)}>
          <KindForm value={filter.value} onApply={filter.onApply} />
        </FilterDrawer>
      )}
    </FilterOpener>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: /^Filtra:/ });
    button.focus();
    await press("{Enter}");
    inside(canvasElement).getByRole("checkbox", { name: "Gas" }).focus();
    await press(" ");
    await press("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onApply).not.toHaveBeenCalled();
    await press("{Enter}");
    await expect(inside(canvasElement).getByRole("checkbox", { name: "Gas" })).toBeChecked();
    inside(canvasElement).getByRole("checkbox", { name: "Gas" }).focus();
    await press(" ");
    await press("{Tab}");
    await press("{Tab}");
    await expect(inside(canvasElement).getByRole("button", { name: "Applica" })).toHaveFocus();
    await press("{Enter}");
    await expect(onApply).toHaveBeenCalledWith(["Luce"]);
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Filtra: Luce" })).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { title: "Filtra le forniture attive, cessate e in attivazione di tutto il condominio" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
