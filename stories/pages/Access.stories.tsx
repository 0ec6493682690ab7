import type { LinkResult } from "@favilla/design-system/access/LinkOutcome.tsx";
import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LinkView } from "@favilla/design-system/access/LinkView.tsx";
import { MigrationView } from "@favilla/design-system/access/MigrationView.tsx";
import { ForgotEmailView } from "@favilla/design-system/access/ForgotEmailView.tsx";
import { ForgotPasswordView } from "@favilla/design-system/access/ForgotPasswordView.tsx";
import { NewPasswordView } from "@favilla/design-system/access/NewPasswordView.tsx";
import { PasswordUpdatedView } from "@favilla/design-system/access/PasswordUpdatedView.tsx";
import { RegisteredView } from "@favilla/design-system/access/RegisteredView.tsx";
import { RegistrationView } from "../../portal/src/rooms/access/registration/RegistrationView.tsx";
import type { PrivacyConditions } from "../../portal/src/rooms/access/registration/registration.ts";
import { prefixes, privacyTexts } from "../access/sample.tsx";
import { footer } from "../layout/footer.tsx";
import { failure, loaded, loading } from "../layout/page.tsx";
import { stayHere } from "../layout/sample.tsx";

const visitors: Decorator = (Page) => (
  <PageShell header={<GuestHeader showLogin loginHref="/login" homeHref="/login" />} footer={footer}>
    <Page />
  </PageShell>
);

const meta = {
  title: "Pages/Access",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: [visitors, stayHere],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (page: ReactElement): Pick<Story, "render"> => ({ render: () => page });
const actions = { onSubmit: fn() };
const conditions = loaded({ version: "2026-01", ...privacyTexts } as PrivacyConditions);
const client = { customerId: "C-100021", fiscalCode: "DBTRSO88L52A944K" };
const account = { email: "rosa@esempio.it", phone: { prefix: "39", number: "3331234567" }, password: "" };
const sent = { email: "rosa@esempio.it", onResend: fn() };

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

export const Registered: Story = shows(<RegisteredView {...sent} />);

/** The address of the last step, opened without a registration. */
export const NotRegistered: Story = {
  name: "Last step, opened directly [RT-31]",
  ...shows(<RegisteredView />),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Vuoi registrarti?");
    await expect(within(canvasElement).getByRole("main")).not.toHaveTextContent(/Controlla la tua e-mail|effettuata/);
  },
};

/** The address of a changed password, opened without a change. */
export const PasswordNotUpdated: Story = {
  name: "Password updated, opened directly [RT-31]",
  ...shows(<PasswordUpdatedView updated={false} />),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("Hai una nuova password?");
  },
};

export const EmailFound: Story = {
  name: "E-mail found [AC-08]",
  ...shows(<ForgotEmailView {...actions} title="Recupera l’e-mail" answer="r•••••@e•••••.it" onAgain={fn()} />),
};

export const PasswordLink: Story = {
  name: "Password, resend failed [AC-09]",
  ...shows(
    <ForgotPasswordView
      title="Recupera la password"
      form={actions}
      sent={{ ...sent, failure: "I nostri server tardano a rispondere: i tuoi dati sono al sicuro. Riprova tra qualche minuto." }}
    />,
  ),
};

export const NewPassword: Story = {
  name: "New password [AC-10]",
  ...shows(<NewPasswordView title="Scegli una nuova password" form={{ ...actions, defaultValues: { newPassword: "Scintilla" } }} />),
};

const results: readonly LinkResult[] = ["success", "used", "expired", "foreign", "taken"];

/** The results of a link, then the page before the link is used, and the page without a server response. */
export const Links: Story = {
  name: "Links [AC-07, AC-11]",
  render: () => {
    const link = {
      title: "Conferma l’e-mail",
      purpose: "registration",
      renewHref: "/registrazione",
      failure: undefined,
      signedIn: false,
    } as const;
    return (
      <>
        {results.map((result) => (
          <LinkView key={result} {...link} load={loaded({ result })} />
        ))}
        <LinkView {...link} load={loading} />
        <LinkView {...link} load={failure} failure="Controlla la connessione e riprova." />
      </>
    );
  },
  parameters: { a11y: { config: { rules: [{ id: "page-has-heading-one", enabled: false }] } } },
};

export const MigrationEmail: Story = {
  name: "Migration, e-mail [AC-12]",
  ...shows(<MigrationView step="email" form={actions} />),
};

export const MigrationTooLate: Story = shows(<MigrationView step="signIn" expired />);
