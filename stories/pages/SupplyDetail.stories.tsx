import "../../portal/src/rooms/payments/panel/PaymentEditor.tsx";
import { CadastralPanelView } from "@favilla/design-system/account/CadastralPanelView.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LastBill } from "@favilla/design-system/bills/LastBill.tsx";
import { LastMonth } from "@favilla/design-system/consumption/LastMonth.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SupplyAddressesView } from "../../portal/src/rooms/payments/billing/SupplyAddressesView.tsx";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";
import type { PaymentTerm } from "../../portal/src/rooms/payments/paymentTerm.ts";
import { SupplyData } from "../../portal/src/rooms/supplies/detail/SupplyData.tsx";
import { SupplyDetailView } from "../../portal/src/rooms/supplies/detail/SupplyDetailView.tsx";
import { SupplyNews } from "../../portal/src/rooms/supplies/detail/SupplyNews.tsx";
import { cadastralFacts as cadastral } from "../account/sample.ts";
import { lastMonth } from "../consumption/lastMonthSample.ts";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { billingAddress, delivery, pendingTerm, supply, supplyAddress, term } from "./supplySample.ts";

const account = { email: "giulia@esempio.it", refused: false };
const panelOf = (part: "payment" | "delivery", load: Load<readonly PaymentTerm[]>, refusedAccount = false, refusal?: string) => (
  <PaymentPanelView
    part={part}
    dateTimeFormat="DD/MM/YYYY HH:mm"
    load={load}
    account={{ ...account, refused: refusedAccount }}
    hideBooklet={false}
    onMethod={fn()}
    delivery={delivery(refusal)}
  />
);
const payment = (load: Load<readonly PaymentTerm[]>) => panelOf("payment", load);
const byPost = (load: Load<readonly PaymentTerm[]>, refusedAccount = false, refusal?: string) =>
  panelOf("delivery", load, refusedAccount, refusal);
const dialog = { onChange: fn(), onChangeNear: fn(), opening: false, openFailed: false, onDismiss: fn() };

const panels = {
  payment: payment(loaded([term])),
  delivery: byPost(loaded([term])),
  data: <SupplyData supply={supply} />,
  addresses: <SupplyAddressesView {...dialog} supplyAddress={loaded(supplyAddress)} billing={loaded([billingAddress])} />,
  cadastral: <CadastralPanelView load={loaded(cadastral)} changeHref="#dati-catastali" />,
};

const meta = {
  title: "Pages/SupplyDetail",
  component: SupplyDetailView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    load: loaded(supply),
    panels,
    news: (
      <SupplyNews
        supply={supply}
        bill={() => <LastBill amount={99.06} status="Expiring" due="Scade tra 6 giorni" action={<Button wide>Come pagare</Button>} />}
        month={() => <LastMonth {...lastMonth} />}
        billsNote={() => "9, una da pagare"}
        consumptionNote={() => "1.409 kWh da gennaio a ottobre"}
        reading={() => (
          <RowLink href="#autolettura" glyph={<GaugeIcon />} title="Autolettura" note="Il contatore manda da solo la lettura" />
        )}
      />
    ),
    values: {
      payment: "Bollettino postale",
      delivery: "Per posta, Via Fittizia 8",
      data: "POD IT001E00001001 · 3 kW",
      addresses: "Fornitura e bollette",
      cadastral: "Da completare",
    },
    onRename: fn(),
    onTogglePanel: fn(),
  },
} satisfies Meta<typeof SupplyDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "Loaded [SU-02, PM-19]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Casa di Bologna")).toBeVisible();
    for (const name of ["Come paghi", "Come ricevi le bollette", "Dati della fornitura", "Indirizzi", "Dati catastali"])
      await userEvent.click(page.getByText(name));
    await expect(page.getByText("Link inviato il 18 novembre 2026")).toBeVisible();
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
      cadastral: <CadastralPanelView load={loading} changeHref="#" />,
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
      cadastral: <CadastralPanelView load={failure} changeHref="#" />,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of ["Come paghi", "Indirizzi", "Dati catastali"]) await userEvent.click(page.getByText(name));
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
      cadastral: <CadastralPanelView load={empty} changeHref="#" />,
    },
    openPanel: "dati-catastali",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Inserisci i dati catastali" })).toBeVisible();
  },
};

/** While a change is pending no other can be requested. */
export const ChangePending: Story = {
  name: "Change pending [PM-17] [DS-61]",
  args: { openPanel: "pagamento", panels: { ...panels, payment: payment(loaded([pendingTerm])), delivery: byPost(loaded([pendingTerm])) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("18 novembre 2026")).toBeVisible();
    await expect(page.getByText("In lavorazione")).toBeVisible();
    await expect(page.queryByRole("button", { name: /^Cambia (metodo|consegna|e-mail)/ })).toBeNull();
  },
};

/** The account's address must be changed: a new one is requested, and the server may reject that one too. */
export const EmailRefused: Story = {
  name: "E-mail refused [EM-01]",
  args: {
    openPanel: "consegna",
    panels: { ...panels, delivery: byPost(loaded([term]), true, "Questo indirizzo non può ricevere posta.") },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getAllByRole("button", { name: "Cambia e-mail" })[0] as HTMLElement);
    await expect(page.getByRole("heading", { level: 3, name: "E-mail delle bollette" })).toHaveFocus();
    const field = await page.findByRole("textbox", { name: "E-mail per le bollette" });
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
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
  args: {
    openPanel: "pagamento",
    load: loaded({ ...supply, nickname: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cambia metodo" }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
