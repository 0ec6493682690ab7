import { CheckboxGroup } from "@favilla/design-system/forms/CheckboxGroup.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { useControlled } from "./useControlled.ts";

const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  tags: ["!autodocs"],
  args: {
    legend: "Stato della bolletta",
    options: [
      { value: "paid", label: "Pagata" },
      { value: "expiring", label: "In scadenza" },
      { value: "expired", label: "Scaduta" },
    ],
    value: [] as string[],
    onChange: fn(),
  },
  render: function Controlled(args) {
    return <CheckboxGroup {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ["pattern:checkbox-group"] };
export const Chosen: Story = { tags: ["pattern:checkbox-group", "pattern:checkbox"], args: { value: ["paid", "expired"] } };

export const Hints: Story = {
  tags: ["pattern:checkbox-group"],
  args: {
    hint: "Puoi sceglierne più di uno.",
    options: [
      { value: "paid", label: "Pagata", hint: "Abbiamo ricevuto il pagamento." },
      { value: "expiring", label: "In scadenza", hint: "Da pagare entro 7 giorni." },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription("Puoi sceglierne più di uno.");
  },
};

export const Invalid: Story = {
  name: "Error",
  tags: ["pattern:checkbox-group"],
  args: { error: "Scegli almeno uno stato." },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Stato della bolletta" });
    await expect(group).toHaveAccessibleDescription("Scegli almeno uno stato.");
    for (const box of within(group).getAllByRole("checkbox")) await expect(box).toBeInvalid();
  },
};

/** Each checkbox is a tab stop; values are in the order of the options. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement, args }) => {
    const [paid, expiring, expired] = within(canvasElement).getAllByRole("checkbox");
    await press("{Tab}");
    await expect(paid).toHaveFocus();
    await press("{Tab}{Tab}");
    await expect(expired).toHaveFocus();
    await press(" ");
    await press("{Shift>}{Tab}{/Shift}");
    await expect(expiring).toHaveFocus();
    await press(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["expiring", "expired"]);
  },
};

export const Disabled: Story = { tags: ["pattern:checkbox-group", "pattern:checkbox"], args: { disabled: true, value: ["paid"] } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    legend: "Come vuoi essere avvisata quando emettiamo una nuova bolletta per una delle tue forniture",
    optional: true,
    options: [
      { value: "mail", label: "Un’e-mail all’indirizzo condominio.campione@amministrazioni-esempio.it" },
      { value: "sms", label: "Un SMS al numero di cellulare che hai confermato durante la registrazione" },
    ],
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: "input" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "input" } } };
