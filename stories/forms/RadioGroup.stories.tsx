import { RadioGroup } from "@favilla/design-system/forms/RadioGroup.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  tags: ["!autodocs"],
  args: {
    legend: "Tipo di contratto",
    options: [
      { value: "mono", label: "Luce o gas" },
      { value: "dual", label: "Luce e gas insieme" },
    ],
    value: null as string | null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    return <RadioGroup {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ["pattern:radio-group"] };
/** In a `Stack` it is as high as its content: WebKit would count the legend twice. */
export const Chosen: Story = {
  tags: ["pattern:radio-group"],
  args: { value: "mono" },
  render: function InStack(args) {
    return (
      <Stack>
        <RadioGroup {...args} {...useControlled(args)} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    const last = within(canvasElement).getByRole("radio", { name: "Luce e gas insieme" }).closest("label") as Element;
    await expect(Math.abs(group.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom)).toBeLessThan(1);
  },
};

export const Hints: Story = {
  tags: ["pattern:radio-group"],
  args: {
    hint: "Puoi cambiarlo quando vuoi.",
    options: [
      { value: "bank", label: "Addebito sul conto", hint: "Paghiamo noi la bolletta il giorno della scadenza." },
      { value: "postal", label: "Bollettino", hint: "Paghi in posta, in tabaccheria o con l’app della tua banca." },
    ],
    value: "bank",
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:radio-group"],
  args: { error: "Scegli il tipo di contratto." },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Tipo di contratto" });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription("Scegli il tipo di contratto.");
  },
};

/** The group is one tab stop; Space selects, arrow keys move, select and wrap around. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    const [mono, dual] = within(canvasElement).getAllByRole("radio");
    await press("{Tab}");
    await expect(mono).toHaveFocus();
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("mono");
    await press("{ArrowDown}");
    await expect(dual).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("dual");
    await expect(dual).toBeChecked();
    await press("{ArrowDown}");
    await expect(mono).toHaveFocus();
    await press("{ArrowUp}");
    await expect(dual).toBeChecked();
  },
};

export const Disabled: Story = { tags: ["pattern:radio-group"], args: { disabled: true, value: "mono" } };

export const LongText: Story = {
  tags: ["pattern:radio-group"],
  globals: { viewport: { value: "narrow" } },
  args: {
    legend: "Dove vuoi ricevere le bollette delle forniture intestate al Condominio Campione di via Fittizia",
    options: [
      { value: "mail", label: "All’indirizzo condominio.campione@amministrazioni-esempio.it" },
      { value: "post", label: "A casa, in Via Fittizia 8, scala B, interno 12, 40100 Bologna" },
    ],
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { args: { value: "mono" }, parameters: { pseudo: { focusVisible: "input" } } };
