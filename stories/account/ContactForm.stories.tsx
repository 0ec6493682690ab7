import { ContactForm, type ContactFormProps, contactOutcomes } from "@favilla/design-system/account/ContactForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { fits, longWord, supportPhone } from "./sample.ts";

function Controlled(args: ContactFormProps) {
  const [alerts, setAlerts] = useState(args.alerts);
  return (
    <ContactForm
      {...args}
      alerts={alerts}
      onAlertsChange={(next) => {
        args.onAlertsChange(next);
        setAlerts(next);
      }}
    />
  );
}

const meta = {
  title: "Account/ContactForm",
  component: ContactForm,
  argTypes: { outcome: { control: "select", options: contactOutcomes } },
  tags: ["!autodocs"],
  args: {
    phone: { prefix: "39", number: "3330000001" },
    onValuesChange: fn(),
    prefixes: [
      { value: "39", label: "+39 Italia" },
      { value: "378", label: "+378 San Marino" },
    ],
    onSubmit: fn(),
    landlinePhone: "051 0000001",
    communicationEmail: "giulia@esempio.it",
    alerts: true,
    onAlertsChange: fn(),
    supportPhone,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const number = (canvasElement: HTMLElement) => within(canvasElement).getByRole("textbox", { name: "Cellulare" });

/** Landline and e-mail are read-only; the mobile number and the switch can be changed. */
export const Keyboard: Story = {
  name: "Number and switch by keys [PF-04, PF-08, DS-03]",
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent("051 0000001");
    await expect(canvasElement).toHaveTextContent("giulia@esempio.it");
    await expect(within(canvasElement).getAllByRole("textbox")).toHaveLength(1);
    number(canvasElement).focus();
    await press("{End}{Backspace}2{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ phone: { prefix: "39", number: "3330000002" } });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: "+393330000002" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    within(canvasElement).getByRole("switch").focus();
    await press(" ");
    await expect(args.onAlertsChange).toHaveBeenLastCalledWith(false);
  },
};

export const Default: Story = { tags: ["pattern:switch", "pattern:text-field"] };

/** The number shows its error and takes focus; the error disappears once it is corrected. */
export const Wrong: Story = {
  args: { phone: { prefix: "39", number: "12" }, outcome: "saved" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva il numero" }));
    await waitFor(() => expect(number(canvasElement)).toHaveFocus());
    await expect(number(canvasElement)).toHaveAccessibleDescription(/scrivi almeno 8 cifre dopo il prefisso/);
    await expect(canvasElement).not.toHaveTextContent("Numero salvato.");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press("3331234567");
    await waitFor(() => expect(number(canvasElement)).not.toHaveAttribute("aria-invalid"));
  },
};

/** A typed number is validated on blur, but a saved one is not. */
export const Left: Story = {
  name: "Error after leaving the field",
  args: { phone: { prefix: "39", number: "+99123" } },
  play: async ({ canvasElement }) => {
    number(canvasElement).focus();
    within(canvasElement).getByRole("switch").focus();
    await expect(number(canvasElement)).not.toHaveAttribute("aria-invalid");
    number(canvasElement).focus();
    await press("{End}4");
    within(canvasElement).getByRole("switch").focus();
    await waitFor(() => expect(number(canvasElement)).toHaveAccessibleDescription(/Non conosciamo questo prefisso/));
  },
};

/** The saved number may arrive late. It is shown until the customer types another one. */
export const Late: Story = {
  render: function Late(args) {
    const [stored, setStored] = useState("+3780549000000");
    return (
      <>
        <ContactForm {...args} phone={{ prefix: stored.startsWith("+") ? "39" : "378", number: stored }} />
        <button type="button" onClick={() => setStored(stored === "0549000000" ? "0549111111" : "0549000000")}>
          Arriva
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const arrive = within(canvasElement).getByRole("button", { name: "Arriva" });
    await expect(number(canvasElement)).toHaveValue("+3780549000000");
    await userEvent.click(arrive);
    // The form takes it over once it has been drawn.
    await waitFor(() => expect(number(canvasElement)).toHaveValue("0549000000"));
    await userEvent.type(number(canvasElement), "1");
    await userEvent.click(arrive);
    await expect(number(canvasElement)).toHaveValue("05490000001");
  },
};

export const Busy: Story = {
  args: { busy: true, alertsPending: true },
  play: async ({ canvasElement, args }) => {
    number(canvasElement).focus();
    await press("{Enter}");
    await userEvent.click(within(canvasElement).getByRole("switch"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onAlertsChange).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  name: "Saved, in the form of every success [PF-23]",
  args: { outcome: "saved", alertsSaved: true },
  play: async ({ canvasElement }) => {
    const saved = within(canvasElement).getByText("Numero salvato.");
    await expect(saved.closest("[role=status]")).toBeVisible();
    await expect(saved.closest("[data-tone=positive]")).toBeVisible();
    await expect(within(canvasElement).getByText("Salvato").closest("[role=status]")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { outcome: "failed", alertsFailed: true },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("switch")).toHaveAccessibleDescription(/rimasta com’era/),
};
export const Missing: Story = {
  tags: ["pattern:text-field"],
  args: { phone: { prefix: "39", number: "" }, prefixes: [], landlinePhone: null, communicationEmail: null, supportPhone: null },
};
export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { communicationEmail: `${longWord}@esempio.it` },
  play: fits,
};

/** Its button is filled only while there is something to save. */
export const Quiet: Story = {
  name: "Quiet until something changed [PF-20]",
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole("button", { name: "Salva il numero" });
    await expect(save).toHaveAttribute("data-variant", "secondary");
    number(canvasElement).focus();
    await press("{End}{Backspace}2");
    await expect(save).toHaveAttribute("data-variant", "primary");
    await press("{Backspace}1");
    await expect(save).toHaveAttribute("data-variant", "secondary");
  },
};

/** The saved number is not sent again, and the form says so. */
export const Unchanged: Story = {
  name: "Nothing to save [PF-16]",
  args: { outcome: "unchanged" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Non hai cambiato il numero: non c’è nulla da salvare.")).toHaveRole("status");
  },
};

function Followed(args: ContactFormProps) {
  const [phone, setPhone] = useState(args.phone);
  return (
    <>
      <ContactForm {...args} phone={phone} />
      <button type="button" onClick={() => setPhone(({ number: last }) => ({ prefix: "39", number: String(Number(last) + 1) }))}>
        Cambia altrove
      </button>
    </>
  );
}

/** A number that is saved elsewhere is shown as long as the customer has typed none. */
export const FollowsWhatIsSaved: Story = {
  name: "Follows what is saved elsewhere, unless something is typed [PF-15]",
  render: (args) => <Followed {...args} />,
  play: async ({ canvasElement, args }) => {
    const elsewhere = within(canvasElement).getByRole("button", { name: "Cambia altrove" });
    await userEvent.click(elsewhere);
    await waitFor(() => expect(number(canvasElement)).toHaveValue("3330000002"));
    await userEvent.click(elsewhere);
    await waitFor(() => expect(number(canvasElement)).toHaveValue("3330000003"));
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await userEvent.type(number(canvasElement), "9");
    await userEvent.click(elsewhere);
    await expect(number(canvasElement)).toHaveValue("33300000039");
  },
};
