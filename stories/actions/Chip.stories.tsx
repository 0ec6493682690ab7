import { Chip } from "@favilla/design-system/actions/Chip.tsx";
import type {} from "@favilla/design-system/actions/messages.it.ts";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/Chip",
  component: Chip,
  tags: ["!autodocs"],
  args: { children: "Da pagare", onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Togli Da pagare" })).toBeVisible();
  },
};

export const Row: Story = {
  tags: ["pattern:button"],
  render: (args) => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {["Da pagare o scadute", "Luce e gas", "Da 20,00 € a 150,00 €"].map((label) => (
        <li key={label}>
          <Chip onRemove={args.onRemove}>{label}</Chip>
        </li>
      ))}
    </ul>
  ),
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:button"],
  play: async ({ args }) => {
    await press("{Tab}");
    await press("{Enter}");
    await press(" ");
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

const otherWords = { actions: { remove: "Rimuovi {label}" } };

export const OtherWords: Story = {
  name: "Other words [DS-06]",
  render: (args) => (
    <FavillaProvider messages={otherWords}>
      <Chip {...args} />
    </FavillaProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Rimuovi Da pagare" })).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { children: "Periodo dal 01/01/2026 al 31/12/2026, forniture di luce, gas e servizi" },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
