import "../../portal/src/rooms/payments/panel/PaymentEditor.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { Load } from "../../portal/src/platform/loading/load.ts";
import { CadastralPanelView } from "../../portal/src/rooms/account/cadastral/CadastralPanelView.tsx";
import { SupplyAddressesView } from "../../portal/src/rooms/payments/billing/SupplyAddressesView.tsx";
import { PaymentPanelView } from "../../portal/src/rooms/payments/panel/PaymentPanelView.tsx";
import type { PaymentTerm } from "../../portal/src/rooms/payments/paymentTerm.ts";
import { SupplyData } from "../../portal/src/rooms/supplies/detail/SupplyData.tsx";
import { SupplyDetailView } from "../../portal/src/rooms/supplies/detail/SupplyDetailView.tsx";
import { asPage, empty, failure, loaded, loading } from "./sample.tsx";
import { billingAddress, cadastral, delivery, pendingTerm, supply, supplyAddress, term } from "./supplySample.ts";

const account = { email: "giulia@esempio.it", refused: false };
const payment = (load: Load<readonly PaymentTerm[]>, refusedAccount = false, refusal?: string) => (
  <PaymentPanelView
    dateTimeFormat="DD/MM/YYYY HH:mm"
    load={load}
    account={{ ...account, refused: refusedAccount }}
    hideBooklet={false}
    onMethod={fn()}
    delivery={delivery(refusal)}
  />
);
const dialog = { onChange: fn(), onChangeNear: fn(), opening: false, openFailed: false, onDismiss: fn() };

const panels = {
  payment: payment(loaded([term])),
  data: <SupplyData supply={supply} />,
  addresses: <SupplyAddressesView {...dialog} supplyAddress={loaded(supplyAddress)} billing={loaded([billingAddress])} />,
  cadastral: <CadastralPanelView dateTimeFormat="DD/MM/YYYY HH:mm" load={loaded([cadastral])} changeHref="#dati-catastali" />,
};

const meta = {
  title: "Pages/SupplyDetail",
  component: SupplyDetailView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: { load: loaded(supply), panels, onRename: fn(), onTogglePanel: fn() },
} satisfies Meta<typeof SupplyDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded [SU-02, PM-19]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Casa di Bologna")).toBeVisible();
    await expect(page.getByText("Link inviato il 18 novembre 2026")).toBeVisible();
    for (const name of ["Dati della fornitura", "Indirizzi", "Dati catastali"]) await userEvent.click(page.getByText(name));
    await expect(page.getByText("Particella")).toBeVisible();
  },
};

export const Loading: Story = { args: { load: loading } };
export const Failed: Story = { args: { load: failure } };

/** Each panel loads its own data. */
export const PanelsLoading: Story = {
  args: {
    openPanel: "indirizzi",
    panels: {
      ...panels,
      payment: payment(loading),
      addresses: <SupplyAddressesView {...dialog} supplyAddress={loading} billing={loading} />,
      cadastral: <CadastralPanelView dateTimeFormat="DD/MM/YYYY HH:mm" load={loading} changeHref="#" />,
    },
  },
};

/** Each panel fails separately, and so does each address. */
export const PanelsFailed: Story = {
  args: {
    panels: {
      ...panels,
      payment: payment(failure),
      addresses: <SupplyAddressesView {...dialog} supplyAddress={failure} billing={loaded([billingAddress])} />,
      cadastral: <CadastralPanelView dateTimeFormat="DD/MM/YYYY HH:mm" load={failure} changeHref="#" />,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of ["Indirizzi", "Dati catastali"]) await userEvent.click(page.getByText(name));
    await expect(page.getByText("Giulia Esempio", { exact: false, selector: "p" })).toBeVisible();
    await expect(page.getAllByRole("button", { name: "Riprova" })).toHaveLength(3);
  },
};

export const NothingKnown: Story = {
  args: {
    panels: {
      ...panels,
      payment: payment(loaded([])),
      addresses: <SupplyAddressesView {...dialog} supplyAddress={empty} billing={empty} />,
      cadastral: <CadastralPanelView dateTimeFormat="DD/MM/YYYY HH:mm" load={empty} changeHref="#" />,
    },
    openPanel: "dati-catastali",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Inserisci i dati catastali" })).toBeVisible();
  },
};

/** While a change is pending no other can be requested. */
export const ChangePending: Story = {
  name: "Change pending [PM-17]",
  args: { panels: { ...panels, payment: payment(loaded([pendingTerm])) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("18/11/2026 21:17")).toBeVisible();
    await expect(page.getByText("In attesa")).toBeVisible();
    await expect(page.queryByRole("button", { name: /^Cambia (metodo|consegna|e-mail)/ })).toBeNull();
  },
};

/** The account's address must be changed: a new one is requested, and the server may reject that one too. */
export const EmailRefused: Story = {
  name: "E-mail refused [EM-01]",
  args: { panels: { ...panels, payment: payment(loaded([term]), true, "Questo indirizzo non può ricevere posta.") } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getAllByRole("button", { name: "Cambia e-mail" })[0] as HTMLElement);
    await expect(page.getByRole("heading", { level: 3, name: "E-mail delle bollette" })).toHaveFocus();
    const field = await page.findByRole("textbox", { name: "E-mail per le bollette" });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(field);
    await userEvent.type(field, "nuova@esempio.it");
    await userEvent.click(page.getByRole("button", { name: "Salva" }));
    await expect(await page.findByText("Questo indirizzo non può ricevere posta.")).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Annulla" }));
    await expect(page.getByRole("button", { name: "Cambia e-mail", expanded: false })).toHaveFocus();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...supply, nickname: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cambia metodo" }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
