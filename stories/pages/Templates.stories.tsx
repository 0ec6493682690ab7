import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import BillPage from "../../design-system/commands/pages/bill/page.tsx";
import BillsPage from "../../design-system/commands/pages/bills/page.tsx";
import ChangeCadastralPage from "../../design-system/commands/pages/change-cadastral/page.tsx";
import ChangePaymentPage from "../../design-system/commands/pages/change-payment/page.tsx";
import ConsentsPage from "../../design-system/commands/pages/consents/page.tsx";
import ConsumptionPage from "../../design-system/commands/pages/consumption/page.tsx";
import ContactsPage from "../../design-system/commands/pages/contacts/page.tsx";
import CredentialsPage from "../../design-system/commands/pages/credentials/page.tsx";
import ForgotEmailPage from "../../design-system/commands/pages/forgot-email/page.tsx";
import ForgotPasswordPage from "../../design-system/commands/pages/forgot-password/page.tsx";
import HomePage from "../../design-system/commands/pages/home/page.tsx";
import LoginPage from "../../design-system/commands/pages/login/page.tsx";
import NewPasswordPage from "../../design-system/commands/pages/new-password/page.tsx";
import NotificationsPage from "../../design-system/commands/pages/notifications/page.tsx";
import PersonalDataPage from "../../design-system/commands/pages/personal-data/page.tsx";
import ProfilePage from "../../design-system/commands/pages/profile/page.tsx";
import ReadingEntryPage from "../../design-system/commands/pages/reading-entry/page.tsx";
import ReadingsPage from "../../design-system/commands/pages/readings/page.tsx";
import ReferralPage from "../../design-system/commands/pages/referral/page.tsx";
import RegistrationPage from "../../design-system/commands/pages/registration/page.tsx";
import RequestsPage from "../../design-system/commands/pages/requests/page.tsx";
import ResidencePage from "../../design-system/commands/pages/residence/page.tsx";
import StatementPage from "../../design-system/commands/pages/statement/page.tsx";
import SuppliesPage from "../../design-system/commands/pages/supplies/page.tsx";
import SupplyPage from "../../design-system/commands/pages/supply/page.tsx";
import VoucherPage from "../../design-system/commands/pages/voucher/page.tsx";
import VouchersPage from "../../design-system/commands/pages/vouchers/page.tsx";
import WhyPage from "../../design-system/commands/pages/why/page.tsx";
import { footer } from "../layout/footer.tsx";
import { asPage, asPublicPage, today } from "../layout/page.tsx";
import { press } from "../realKeys.ts";

/** Pages that `npx --no @favilla/design-system add page` writes into a site, from these very files. */
const meta = {
  title: "Pages/Templates",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bills: Story = {
  name: "Bills [PK-12]",
  decorators: asPage("bills"),
  render: () => <BillsPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(page.getByRole("button", { name: "Gas" }));
    await waitFor(() => expect(page.getAllByRole("article")).toHaveLength(1));
    await userEvent.click(page.getByRole("button", { name: /^Altri filtri/ }));
    const filter = within(await page.findByRole("dialog"));
    await userEvent.type(filter.getByRole("textbox", { name: "Importo da" }), "200");
    await userEvent.click(filter.getByRole("button", { name: "Applica" }));
    await page.findByRole("heading", { name: "Nessuna bolletta con questi filtri" });
    await userEvent.click(within(page.getByRole("main")).getAllByRole("button", { name: "Togli i filtri" }).at(-1) as HTMLElement);
    await expect(page.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(within(page.getByRole("region", { name: "Da pagare" })).getByRole("button", { name: "Come pagare" }));
    const sheet = within(await page.findByRole("dialog", { name: "Come pagare" }));
    await expect(sheet.getByText("3000 0000 0000 0000 26")).toBeInTheDocument();
    await userEvent.click(sheet.getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const Consumption: Story = {
  name: "Consumption [PK-12]",
  decorators: asPage("consumptions"),
  render: () => <ConsumptionPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("list", { name: /^Consumi del 2026/ });
    await userEvent.click(page.getByRole("button", { name: "Scegli il periodo: 2026, Casa di Bologna" }));
    const filter = within(await page.findByRole("dialog"));
    await userEvent.selectOptions(filter.getByRole("combobox", { name: "Anno" }), "2025");
    await userEvent.click(filter.getByRole("button", { name: "Applica" }));
    await page.findByRole("list", { name: /^Consumi del 2025/ });
    await expect(page.getByRole("button", { name: "Periodo scelto: 2025, Casa di Bologna. Filtri attivi: 1" })).toBeVisible();
  },
};

export const Login: Story = {
  name: "Login [PK-12]",
  decorators: [
    (Page) => (
      <PageShell header={<GuestHeader loginHref="/login" homeHref="/login" />} footer={footer}>
        <Page />
      </PageShell>
    ),
  ],
  render: () => <LoginPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ask = fn()
      .mockResolvedValueOnce(new Response(null, { status: 401 }))
      .mockRejectedValueOnce(new TypeError("no connection"));
    const original = window.fetch;
    window.fetch = ask;
    try {
      await userEvent.type(page.getByRole("textbox", { name: "E-mail" }), "giulia@esempio.it");
      await userEvent.type(page.getByLabelText("Password"), "segreta");
      await userEvent.click(page.getByRole("button", { name: "Accedi" }));
      await page.findByText("L’e-mail o la password non è giusta.");
      await userEvent.click(page.getByRole("button", { name: "Accedi" }));
      await page.findByText("Controlla la connessione e riprova.");
      await expect(ask).toHaveBeenCalledWith("/api/login", expect.objectContaining({ method: "POST" }));
    } finally {
      window.fetch = original;
    }
  },
};

export const Notifications: Story = {
  name: "Notifications [PK-12]",
  decorators: asPage("notifications"),
  render: () => <NotificationsPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Segna tutte come lette" }));
    await waitFor(() => expect(page.queryByRole("button", { name: "Segna tutte come lette" })).toBeNull());
  },
};

export const Readings: Story = {
  name: "Readings [PK-12]",
  decorators: asPage("selfReading"),
  render: () => <ReadingsPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Come si legge il contatore" }));
    const guide = await page.findByRole("dialog");
    await userEvent.click(within(guide).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const Referral: Story = {
  name: "Referral [PK-12]",
  decorators: asPage("bringAFriend"),
  render: () => <ReferralPage />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("textbox")).toHaveValue("GIULIA-7Q2K"),
};

export const Requests: Story = {
  name: "Requests [PK-12]",
  decorators: asPage("requests"),
  render: () => <RequestsPage />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getAllByRole("article")).toHaveLength(2),
};

export const Supplies: Story = {
  name: "Supplies [PK-12]",
  decorators: asPage("supplies"),
  render: () => <SuppliesPage />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getAllByRole("link", { name: /^(Casa di Bologna|Via dei Tigli 14)/ })).toHaveLength(2),
};

export const Vouchers: Story = {
  name: "Vouchers [PK-12]",
  decorators: asPage("vouchers"),
  render: () => <VouchersPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Da usare/ }));
    await expect(page.queryByText("Estate leggera")).toBeNull();
    await expect(page.getByText("Un inverno di gas")).toBeVisible();
  },
};

export const Home: Story = {
  name: "Home [PK-12]",
  decorators: asPage("home"),
  render: () => <HomePage />,
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("region", { name: "Da pagare" })).toHaveTextContent(/217,46\s€/),
};

export const Profile: Story = {
  name: "Profile [PK-12]",
  decorators: asPage("profile"),
  render: () => <ProfilePage />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: /^Estratto conto/ })).toBeVisible(),
};

export const PersonalData: Story = {
  name: "Personal data [PK-12]",
  decorators: asPage("profile"),
  render: () => <PersonalDataPage />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Bologna")).toBeVisible(),
};

/** Answers each request of a page in order, and puts the browser's own back. */
async function withAnswers(answers: readonly (Response | Error)[], play: (requests: ReturnType<typeof fn>) => Promise<void>) {
  const requests = fn();
  for (const answer of answers) {
    if (answer instanceof Error) requests.mockRejectedValueOnce(answer);
    else requests.mockResolvedValueOnce(answer);
  }
  const original = window.fetch;
  window.fetch = requests;
  try {
    await play(requests);
  } finally {
    window.fetch = original;
  }
}

const accepted = () => new Response(null, { status: 200 });
const lost = new TypeError("no connection");

export const Bill: Story = {
  name: "Bill [PK-50]",
  decorators: asPage("bills"),
  render: () => <BillPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Casa di Bologna" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /^Come pagare/ }));
    const sheet = within(await page.findByRole("dialog", { name: "Come pagare" }));
    await expect(sheet.getByText("3000 0000 0000 0000 26")).toBeInTheDocument();
    await userEvent.click(sheet.getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const Why: Story = {
  name: "Why [PK-50]",
  decorators: asPage("bills"),
  render: () => <WhyPage />,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/12,66\s€/),
};

export const Statement: Story = {
  name: "Statement [PK-50] [AS-03]",
  decorators: asPage("profile"),
  render: () => <StatementPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("3 documenti")).toBeVisible();
    await expect(page.getByRole("region", { name: "Saldo" })).toHaveTextContent(/217,46/);
    await userEvent.click(page.getByRole("button", { name: "Gas" }));
    await expect(await page.findByText("Un documento")).toBeVisible();
    const saved = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await userEvent.click(page.getByRole("button", { name: "Scarica" }));
    await userEvent.click(await page.findByRole("menuitem", { name: /csv/i }));
    await waitFor(() => expect(canvasElement).toHaveTextContent("File scaricato."));
    await expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(["estratto-conto.csv"]);
  },
};

export const Supply: Story = {
  name: "Supply [PK-50]",
  decorators: asPage("supplies"),
  render: () => <SupplyPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Rinomina" }));
    const dialog = within(await page.findByRole("dialog"));
    const name = dialog.getByRole("textbox");
    await userEvent.clear(name);
    await userEvent.type(name, "Casa in città");
    await userEvent.click(dialog.getByRole("button", { name: "Salva" }));
    await expect(await page.findByRole("heading", { level: 1, name: "Casa in città" })).toBeVisible();
    for (const panel of ["Come paghi", "Come ricevi le bollette", "Indirizzi", "Dati catastali"])
      await userEvent.click(page.getByText(panel));
    await expect(page.getByText("Particella")).toBeVisible();
  },
};

export const ReadingEntry: Story = {
  name: "Reading entry [PK-50]",
  decorators: asPage("selfReading"),
  render: () => <ReadingEntryPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([lost], async (requests) => {
      page.getByLabelText("Cifre del contatore").focus();
      await press("12885{Enter}");
      await page.findByText("Controlla la connessione e riprova.");
      await expect(requests).toHaveBeenCalledWith("/api/readings", expect.objectContaining({ body: JSON.stringify({ meter: "12885" }) }));
    });
  },
};

export const Voucher: Story = {
  name: "Voucher [PK-50]",
  globals: { viewport: { value: "phone" } },
  decorators: asPage("vouchers"),
  render: () => <VoucherPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Mostra il codice a barre" }));
    await userEvent.click(within(await page.findByRole("dialog")).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const Credentials: Story = {
  name: "Credentials [PK-50]",
  decorators: asPage("profile"),
  render: () => <CredentialsPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([accepted()], async (requests) => {
      await userEvent.click(page.getAllByRole("button", { name: /e-mail/i })[0] as HTMLElement);
      await waitFor(() => expect(canvasElement).toHaveTextContent("giulia@esempio.it"));
      await expect(requests).toHaveBeenCalledWith("/api/credentials/email", { method: "POST" });
    });
  },
};

export const Contacts: Story = {
  name: "Contacts [PK-50]",
  decorators: asPage("profile"),
  render: () => <ContactsPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([lost, accepted()], async () => {
      const alerts = page.getByRole("switch");
      await userEvent.click(alerts);
      await waitFor(() => expect(alerts).toBeChecked());
      await userEvent.click(alerts);
      await waitFor(() => expect(alerts).not.toBeChecked());
    });
  },
};

export const Residence: Story = {
  name: "Residence [PK-50]",
  decorators: asPage("profile"),
  render: () => <ResidencePage />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Bologna", { exact: false })).toBeVisible(),
};

/** A switch that could not be saved goes back. */
export const Consents: Story = {
  name: "Consents [PK-50]",
  decorators: asPage("profile"),
  render: () => <ConsentsPage />,
  play: async ({ canvasElement }) => {
    const offers = within(canvasElement).getByRole("switch", { name: "Offerte" });
    await withAnswers([lost, accepted()], async (requests) => {
      await userEvent.click(offers);
      await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(offers).toBeChecked());
      await userEvent.click(offers);
      await waitFor(() => expect(offers).not.toBeChecked());
    });
  },
};

export const ForgotPassword: Story = {
  name: "Forgot password [PK-50]",
  decorators: asPublicPage,
  render: () => <ForgotPasswordPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([lost, accepted()], async () => {
      await userEvent.type(page.getByRole("textbox", { name: "E-mail" }), "giulia@esempio.it{Enter}");
      await page.findByText("Controlla la connessione e riprova.");
      await press("{Enter}");
      await userEvent.click(page.getByRole("button", { name: /link/ }));
      await waitFor(() => expect(canvasElement).toHaveTextContent("giulia@esempio.it"));
    });
  },
};

export const ForgotEmail: Story = {
  name: "Forgot e-mail [PK-50]",
  decorators: asPublicPage,
  render: () => <ForgotEmailPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([new Response("g•••••@e•••••.it")], async () => {
      await userEvent.type(page.getByRole("textbox", { name: "Codice fiscale" }), "DBTRSO88L52A944K{Enter}");
      await waitFor(() => expect(canvasElement).toHaveTextContent("g•••••@e•••••.it"));
    });
  },
};

/** The link of the e-mail is too old. */
export const NewPassword: Story = {
  name: "New password [PK-50]",
  decorators: asPublicPage,
  render: () => <NewPasswordPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([new Response(null, { status: 410 })], async () => {
      await userEvent.type(page.getByLabelText(/password/i, { selector: "input" }), "Scintilla-2026{Enter}");
      await waitFor(() =>
        expect(page.getAllByRole("link").some((link) => link.getAttribute("href") === "#password-dimenticata")).toBe(true),
      );
    });
  },
};

export const Registration: Story = {
  name: "Registration [PK-50]",
  decorators: asPublicPage,
  render: () => <RegistrationPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([accepted(), accepted(), accepted()], async () => {
      await userEvent.type(page.getByRole("textbox", { name: /Codice cliente/ }), "C-100021");
      await userEvent.type(page.getByRole("textbox", { name: /Codice fiscale/ }), "DBTRSO88L52A944K");
      await userEvent.click(page.getByRole("button", { name: "Continua" }));
      await userEvent.type(await page.findByLabelText("Scegli una password"), "Favilla-2026");
      await userEvent.type(page.getByRole("textbox", { name: "E-mail" }), "rosa@esempio.it");
      await userEvent.type(page.getByRole("textbox", { name: "Cellulare" }), "3331234567");
      await userEvent.click(page.getByRole("button", { name: "Continua" }));
      await userEvent.click((await page.findAllByRole("checkbox"))[0] as HTMLElement);
      await userEvent.click(page.getByRole("button", { name: "Crea l’account" }));
      await waitFor(() => expect(canvasElement).toHaveTextContent("rosa@esempio.it"));
    });
  },
};

export const ChangePayment: Story = {
  name: "Change of payment [PK-50]",
  decorators: asPage("supplies"),
  render: () => <ChangePaymentPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([accepted(), accepted(), accepted()], async (requests) => {
      await userEvent.type(await page.findByRole("textbox", { name: "IBAN" }), "IT60X0542811101000000123456");
      await userEvent.click(page.getByRole("button", { name: "Continua" }));
      await userEvent.type(await page.findByRole("textbox", { name: "Numero di cellulare" }), "3331234567");
      await userEvent.click(page.getByRole("button", { name: "Invia il codice" }));
      await userEvent.type(await page.findByRole("textbox", { name: "Codice di verifica" }), "4821");
      await userEvent.click(page.getByRole("button", { name: "Conferma" }));
      await page.findByText(/^Richiesta ricevuta/);
      await expect(requests).toHaveBeenCalledTimes(3);
    });
  },
};

export const ChangeCadastral: Story = {
  name: "Change of land-registry data [PK-50]",
  decorators: asPage("supplies"),
  render: () => <ChangeCadastralPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await withAnswers([accepted()], async () => {
      await userEvent.clear(page.getByRole("textbox", { name: "Foglio" }));
      await userEvent.type(page.getByRole("textbox", { name: "Foglio" }), "63");
      await userEvent.click(page.getByRole("button", { name: "Salva i dati" }));
      await expect(await page.findByRole("link", { name: /fornitura/i })).toBeVisible();
    });
  },
};
