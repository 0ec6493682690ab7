import { Card } from "@favilla/design-system/layout/Card.tsx";
import { BillEmailForm } from "@favilla/design-system/payments/BillEmailForm.tsx";
import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import type { EditorEnds, PaymentEditor } from "@favilla/design-system/payments/PaymentFacts.tsx";
import { PaymentMethodChoice } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";
import { paymentParts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import { PaymentTermEditor } from "@favilla/design-system/payments/PaymentTermEditor.tsx";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { toSummary } from "@favilla/design-system/payments/toSummary.ts";
import type { DeliverySender } from "@favilla/design-system/payments/useDeliverySave.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { empty, failure, loaded, loading } from "../layout/page.tsx";
import { press } from "../realKeys.ts";
import { bankTerm, serverTerm } from "./sample.ts";

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

const onMethod = fn();
const send = fn<DeliverySender["send"]>();
const summary = (term: PaymentTerm) => toSummary(term, "dd/MM/yyyy HH:mm", "2026-11-20");

/** The forms as a site draws them, with what servers answer. */
const ofTerm = (term: PaymentTerm, update: DeliverySender["update"] = { state: "Unset" }) => ({
  load: loaded(summary(term)),
  editor: (editor: PaymentEditor, { onSaved, onUnchanged }: EditorEnds) => (
    <PaymentTermEditor
      editor={editor}
      term={term}
      account={{ email: "giulia@esempio.it", refused: false }}
      refused={null}
      hideBooklet={false}
      onMethod={onMethod}
      delivery={{ update, send }}
      onSaved={(after) => onSaved(summary(after))}
      onUnchanged={onUnchanged}
    />
  ),
});
const byPost: PaymentTerm = { ...serverTerm, deliveryMode: "Postal", email: { email: null, status: false, pec: null } };

/** From post to e-mail with the keyboard alone: the account's address is proposed. */
export const TermDelivery: Story = {
  name: "A site's form of the delivery [PM-19] [DS-03]",
  args: ofTerm(byPost),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    send.mockReset().mockResolvedValue({ term: serverTerm });
    panel.getByRole("button", { name: "Cambia consegna" }).focus();
    await press("{Enter}");
    (await panel.findByRole("radio", { name: /posta/i })).focus();
    await press("{ArrowUp}");
    await expect(panel.getByRole("textbox", { name: "E-mail per le bollette" })).toHaveValue("giulia@esempio.it");
    await press("{Enter}");
    await waitFor(() => expect(send).toHaveBeenCalledWith({ term: byPost, delivery: { mode: "Email", email: "giulia@esempio.it" } }));
    await waitFor(() => expect(panel.getByRole("button", { name: "Cambia consegna", expanded: false })).toHaveFocus());
  },
};

/** The address is not confirmed: the link is sent again, and the server refuses a new address at its field. */
export const TermEmail: Story = {
  name: "A site's form of the e-mail [EM-02]",
  globals: { viewport: { value: "narrow" } },
  args: ofTerm({ ...serverTerm, email: { ...serverTerm.email, status: false }, emailLinkSent: "2026-11-18T09:00:00.000Z" }),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    send.mockReset().mockResolvedValueOnce({ term: serverTerm }).mockResolvedValue({ refused: "Questo indirizzo non riceve posta." });
    await userEvent.click(panel.getAllByRole("button", { name: "Cambia e-mail" })[0] as HTMLElement);
    const field = await panel.findByRole("textbox", { name: "E-mail per le bollette" });
    await userEvent.clear(field);
    await userEvent.type(field, "nuova@esempio.it");
    await userEvent.click(panel.getByRole("button", { name: "Invia di nuovo il link" }));
    await expect(await panel.findByText(/^Ti abbiamo mandato un link a giulia@esempio\.it/)).toBeVisible();
    await expect(field).toHaveValue("nuova@esempio.it");
    await userEvent.click(panel.getByRole("button", { name: "Salva" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Questo indirizzo non riceve posta\./));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const TermMethod: Story = {
  name: "A site's choice of the method [PM-19]",
  args: { ...ofTerm(serverTerm), part: "payment" },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole("button", { name: "Cambia metodo" }));
    await expect((await panel.findAllByRole("radio")).length).toBeGreaterThan(1);
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
