import { BillEmailForm } from "@favilla/design-system/payments/BillEmailForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { press } from "../realKeys.ts";

const meta = {
  title: "Payments/BillEmailForm",
  component: BillEmailForm,
  tags: ["!autodocs"],
  args: { value: { email: "giulia@esempio.it", pec: "" }, onChange: fn(), onSubmit: fn(), onSendAgain: fn() },
  render: function Controlled(args) {
    return <BillEmailForm {...args} {...useControlled(args)} />;
  },
} satisfies Meta<typeof BillEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:text-field"] };
export const Empty: Story = { args: { value: { email: "", pec: "" } } };
export const Invalid: Story = {
  name: "Errors [EM-01]",
  tags: ["pattern:text-field"],
  args: {
    value: { email: "giulia@", pec: "@pec" },
    errors: { email: "Questa e-mail non è valida: scrivine un’altra.", pec: "La PEC non è scritta bene." },
  },
};
export const Busy: Story = { args: { busy: true } };

/** Which address waits and since when; the link can be sent again, another address typed. */
export const Validating: Story = {
  name: "Validating [EM-02]",
  args: { validating: { email: "giulia@esempio.it", since: "2026-12-08T23:30:00.000Z" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/mandato a giulia@esempio\.it.*Link inviato il 9 dicembre 2026\./)).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { validating: { email: "giulia@esempio.it" }, value: { email: "", pec: "" } },
  play: async ({ args }) => {
    await press("{Tab}{Enter}");
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
    await press("{Tab}giulia@campione.it{Tab}giulia@pec.campione.it{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ email: "giulia@campione.it", pec: "giulia@pec.campione.it" });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { validating: { email: "amministrazione.condominio.campione.delle.prove@posta-elettronica.esempio.it", since: "2026-12-08" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
