import { GuestHeader } from "@favilla/design-system/layout/GuestHeader.tsx";
import { PageShell } from "@favilla/design-system/layout/PageShell.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import BillsPage from "../../design-system/commands/pages/bills/page.tsx";
import ConsumptionPage from "../../design-system/commands/pages/consumption/page.tsx";
import HomePage from "../../design-system/commands/pages/home/page.tsx";
import LoginPage from "../../design-system/commands/pages/login/page.tsx";
import NotificationsPage from "../../design-system/commands/pages/notifications/page.tsx";
import PersonalDataPage from "../../design-system/commands/pages/personal-data/page.tsx";
import ProfilePage from "../../design-system/commands/pages/profile/page.tsx";
import ReadingsPage from "../../design-system/commands/pages/readings/page.tsx";
import ReferralPage from "../../design-system/commands/pages/referral/page.tsx";
import RequestsPage from "../../design-system/commands/pages/requests/page.tsx";
import SuppliesPage from "../../design-system/commands/pages/supplies/page.tsx";
import VouchersPage from "../../design-system/commands/pages/vouchers/page.tsx";
import { footer } from "../layout/footer.tsx";
import { asPage } from "../layout/page.tsx";

/** Pages that `npx --no @favilla/design-system add page` writes into a site, from these very files. */
const meta = {
  title: "Pages/Templates",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
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
    await expect(page.getAllByRole("article")).toHaveLength(1);
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
    await userEvent.click(page.getByRole("button", { name: "Periodo: 2026, Casa di Bologna" }));
    const filter = within(await page.findByRole("dialog"));
    await userEvent.selectOptions(filter.getByRole("combobox", { name: "Anno" }), "2025");
    await userEvent.click(filter.getByRole("button", { name: "Applica" }));
    await page.findByRole("list", { name: /^Consumi del 2025/ });
    await expect(page.getByRole("button", { name: "Periodo: 2025, Casa di Bologna, filtri attivi: 1" })).toBeVisible();
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
    await userEvent.click(page.getByRole("button", { name: /^Segna come letta/ }));
    await waitFor(() => expect(page.queryByRole("button", { name: /^Segna come letta/ })).toBeNull());
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
    await userEvent.click(page.getByRole("radio", { name: "Validi" }));
    await expect(page.queryByText("Estate leggera")).toBeNull();
    await expect(page.getByText("Un inverno di gas")).toBeVisible();
  },
};

export const Home: Story = {
  name: "Home [PK-12]",
  parameters: { today: "2026-11-20" },
  decorators: asPage("home"),
  render: () => <HomePage />,
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("region", { name: "Da pagare" })).toHaveTextContent(/99,06\s€/),
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
