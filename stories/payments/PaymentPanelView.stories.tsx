import { Card } from "@favilla/design-system/layout/Card.tsx";
import { BillEmailForm } from "@favilla/design-system/payments/BillEmailForm.tsx";
import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import type { EditorEnds, PaymentEditor } from "@favilla/design-system/payments/PaymentFacts.tsx";
import { PaymentMethodChoice } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";
import { paymentParts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { empty, failure, loaded, loading } from "../layout/page.tsx";
import { bankTerm } from "./sample.ts";

/** The forms of the panel, whose address the server refuses. */
function Editor({ editor, onSaved, onUnchanged }: EditorEnds & { editor: PaymentEditor }) {
  const [serverErrors, setServerErrors] = useState<{ email: string }>();
  switch (editor) {
    case "method":
      return <PaymentMethodChoice currentMode="Bank" onConfirm={onUnchanged} />;
    case "delivery":
      return (
        <DeliveryForm
          defaultValues={{ mode: "Email", email: "giulia@esempio.it" }}
          onSubmit={({ mode }) => onSaved({ ...bankTerm, deliveryMode: mode })}
        />
      );
    case "email":
      return (
        <BillEmailForm
          defaultValues={{ email: "giulia@esempio.it", pec: "" }}
          refusedEmail="giulia@esempio.it"
          serverErrors={serverErrors}
          onSubmit={() => setServerErrors({ email: "Questo indirizzo non può ricevere posta." })}
        />
      );
  }
}

const meta = {
  title: "Payments/PaymentPanelView",
  component: PaymentPanelView,
  argTypes: { part: { control: "select", options: paymentParts } },
  tags: ["!autodocs"],
  args: {
    part: "delivery",
    load: loaded(bankTerm),
    onEditorChange: fn(),
    editor: (editor, ends) => <Editor {...ends} editor={editor} />,
  },
} satisfies Meta<typeof PaymentPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form opens under the data, and gives focus back to its button when it is saved. */
export const Default: Story = {
  name: "Delivery [PM-19]",
  tags: ["pattern:button"],
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole("button", { name: "Cambia consegna" }));
    await expect(panel.getByRole("heading", { level: 3, name: "Consegna delle bollette" })).toHaveFocus();
    await userEvent.click(panel.getByRole("radio", { name: /posta/i }));
    await userEvent.click(panel.getByRole("button", { name: "Salva" }));
    await waitFor(() => expect(panel.getByRole("button", { name: "Cambia consegna", expanded: false })).toHaveFocus());
    await expect(args.onEditorChange).toHaveBeenCalledTimes(2);
  },
};

export const Payment: Story = {
  args: { part: "payment" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cambia metodo" }));
    await expect(within(canvasElement).getByRole("heading", { level: 3, name: "Metodo di pagamento" })).toHaveFocus();
  },
};

/** The account's address must be changed: a new one is requested, and the server may reject that one too. */
export const EmailRefused: Story = {
  name: "E-mail refused [EM-01]",
  args: { refusedEmail: "giulia@esempio.it" },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getAllByRole("button", { name: "Cambia e-mail" })[0] as HTMLElement);
    await expect(panel.getByRole("heading", { level: 3, name: "E-mail delle bollette" })).toHaveFocus();
    const field = await panel.findByRole("textbox", { name: "E-mail per le bollette" });
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
    await userEvent.clear(field);
    await userEvent.type(field, "nuova@esempio.it");
    await userEvent.click(panel.getByRole("button", { name: "Salva" }));
    await expect(await panel.findByText("Questo indirizzo non può ricevere posta.")).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.click(panel.getByRole("button", { name: "Annulla" }));
    await expect(panel.getByRole("button", { name: "Cambia e-mail", expanded: false })).toHaveFocus();
  },
};

/** While a change is pending no other can be requested. */
export const Pending: Story = {
  args: { load: loaded({ ...bankTerm, lastRequest: { status: "OnHold", date: "2026-11-18" } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Finché non è conclusa non puoi chiederne altre.");
    await expect(within(canvasElement).queryByRole("button", { name: /^Cambia/ })).toBeNull();
  },
};

export const Saving: Story = { args: { saving: true } };
export const None: Story = { args: { load: empty } };
export const Loading: Story = { tags: ["pattern:busy"], args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: { part: "payment" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cambia metodo" }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
