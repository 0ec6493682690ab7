import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RegistrationView } from "../../portal/src/rooms/access/registration/RegistrationView.tsx";
import type { PrivacyConditions } from "../../portal/src/rooms/access/registration/registration.ts";
import { prefixes, privacyTexts } from "../access/sample.tsx";
import { asPublicPage, failure, loaded, loading } from "../layout/page.tsx";

const meta = {
  title: "Pages/Access",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (page: ReactElement): Pick<Story, "render"> => ({ render: () => page });
const actions = { onSubmit: fn() };
const conditions = loaded({ version: "2026-01", ...privacyTexts } as PrivacyConditions);
const client = { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" };
const account = { email: "rosa@esempio.it", phone: { prefix: "39", number: "3331234567" }, password: "" };

export const Registration: Story = {
  name: "Registration [AC-03]",
  ...shows(<RegistrationView step="client" form={{ ...actions, defaultValues: client }} />),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Continua" }));
    await waitFor(() => expect(actions.onSubmit).toHaveBeenCalledWith(client));
  },
};

export const RegistrationRefused: Story = shows(
  <RegistrationView
    step="client"
    form={{
      ...actions,
      defaultValues: client,
      serverErrors: { customerId: "Non troviamo questo codice cliente. Lo leggi in alto nella bolletta." },
    }}
  />,
);

export const RegistrationAccount: Story = shows(
  <RegistrationView step="account" onBack={fn()} form={{ ...actions, prefixes, defaultValues: { ...account, password: "favilla" } }} />,
);

export const RegistrationAccountReloaded: Story = shows(
  <RegistrationView
    step="account"
    onBack={fn()}
    passwordLost
    form={{ ...actions, prefixes, defaultValues: { ...account, password: "" } }}
  />,
);

export const RegistrationAccountFailed: Story = shows(
  <RegistrationView
    step="account"
    onBack={fn()}
    form={{
      ...actions,
      prefixes,
      defaultValues: account,
      failure: "I nostri server tardano a rispondere: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
    }}
  />,
);

export const RegistrationPrivacy: Story = {
  name: "Registration, privacy [AC-18]",
  ...shows(<RegistrationView step="privacy" onBack={fn()} conditions={conditions} form={actions} />),
  play: async ({ canvasElement }) => {
    for (const box of await within(canvasElement).findAllByRole("checkbox", {}, { timeout: 10_000 })) await expect(box).not.toBeChecked();
  },
};

export const RegistrationPrivacyLoading: Story = shows(
  <RegistrationView step="privacy" onBack={fn()} conditions={loading} form={actions} />,
);

export const RegistrationPrivacyFailed: Story = shows(
  <RegistrationView step="privacy" onBack={fn()} conditions={failure} form={actions} />,
);
