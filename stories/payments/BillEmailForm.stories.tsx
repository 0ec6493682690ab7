import { BillEmailForm } from "@favilla/design-system/payments/BillEmailForm.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Payments/BillEmailForm",
  component: BillEmailForm,
  tags: ["!autodocs"],
  args: { defaultValues: { email: "giulia@esempio.it", pec: "" }, onValuesChange: fn(), onSubmit: fn(), onSendAgain: fn() },
} satisfies Meta<typeof BillEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["pattern:text-field"] };
export const Empty: Story = { args: { defaultValues: {} } };
export const Invalid: Story = {
  name: "Errors [EM-01]",
  tags: ["pattern:text-field"],
  args: { defaultValues: { email: "giulia@", pec: "@pec" } },
  play: async ({ canvasElement, args }) => {
    const [email, pec] = within(canvasElement).getAllByRole("textbox") as [HTMLElement, HTMLElement];
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva" }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/L’e-mail non è valida/);
    await expect(pec).toHaveAccessibleDescription(/La PEC non è valida/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An address that must be changed is invalid from the start, however it is written. */
export const Refused: Story = {
  name: "Refused address [EM-01]",
  args: { refusedEmail: "giulia@esempio.it" },
  play: async ({ canvasElement, args }) => {
    const email = within(canvasElement).getByRole("textbox", { name: "E-mail per le bollette" });
    await waitFor(() => expect(email).toHaveAccessibleDescription(/scrivine un’altra/));
    await userEvent.clear(email);
    await userEvent.type(email, "GIULIA@esempio.it{Enter}");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/scrivine un’altra/));
    await userEvent.type(email, "x");
    await waitFor(() => expect(email).not.toHaveAttribute("aria-invalid"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { failure: "Il servizio non risponde: riprova tra qualche minuto." } };
export const Busy: Story = { args: { busy: true } };

/** The address that is waiting for confirmation, and since when. The link can be sent again, or another address typed. */
export const Validating: Story = {
  name: "Validating [EM-02]",
  args: { validating: { email: "giulia@esempio.it", since: "2026-12-08T23:30:00.000Z" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/mandato a giulia@esempio\.it.*Link inviato il 9 dicembre 2026\./)).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { validating: { email: "giulia@esempio.it" }, defaultValues: {} },
  play: async ({ args }) => {
    await press("{Tab}{Enter}");
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
    await press("{Tab}giulia@campione.it{Tab}giulia@pec.campione.it{Enter}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ email: "giulia@campione.it", pec: "giulia@pec.campione.it" });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "giulia@campione.it", pec: "giulia@pec.campione.it" });
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { validating: { email: "amministrazione.condominio.campione.delle.prove@posta-elettronica.esempio.it", since: "2026-12-08" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
