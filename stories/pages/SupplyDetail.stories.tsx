import { CadastralPanelView } from "@favilla/design-system/account/CadastralPanelView.tsx";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LastBill } from "@favilla/design-system/bills/LastBill.tsx";
import { LastMonth } from "@favilla/design-system/consumption/LastMonth.tsx";
import type { Load } from "@favilla/design-system/data/load.ts";
import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import { PaymentMethodChoice } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";
import type { PaymentPart, PaymentTermFacts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import { SupplyAddressesView } from "@favilla/design-system/payments/SupplyAddressesView.tsx";
import { SupplyData } from "@favilla/design-system/supplies/SupplyData.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import { type KnownSupply, SupplyView } from "@favilla/design-system/supplies/SupplyView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { cadastralFacts as cadastral } from "../account/sample.ts";
import { lastMonth } from "../consumption/lastMonthSample.ts";
import { asPage, empty, failure, loaded, loading } from "../layout/page.tsx";
import { billingAddress, supplyAddress } from "../payments/addressSample.ts";
import { supply } from "../supplies/detailedSample.ts";

const term: PaymentTermFacts = {
  mode: "Bank",
  deliveryMode: "Email",
  email: "giulia@esempio.it",
  emailConfirmed: false,
  validatingSince: "2026-11-18T09:30:00.000Z",
  iban: "IT60X0542811101000000123456",
  ibanStatus: "Active",
  postalAddress: "Via Fittizia 8, 40121 Bologna BO",
  effectiveDate: "2022-04-01",
  lastRequest: { status: "Active", date: "2026-07-21" },
};

const pendingTerm: PaymentTermFacts = { ...term, lastRequest: { status: "OnHold", date: "2026-11-18" } };

const head: KnownSupply = { commodity: supply.commodity, name: "Casa di Bologna", address: supply.address, status: supply.status };
const panelOf = (part: PaymentPart, load: Load<PaymentTermFacts>) => (
  <PaymentPanelView part={part} load={load} editor={() => <PaymentMethodChoice currentMode="Bank" onConfirm={fn()} />} />
);
const payment = (load: Load<PaymentTermFacts>) => panelOf("payment", load);
const byPost = (load: Load<PaymentTermFacts>) => panelOf("delivery", load);
const dialog = { onChange: fn(), onChangeNear: fn() };

const panels = {
  payment: payment(loaded(term)),
  delivery: byPost(loaded(term)),
  data: <SupplyData supply={supply} />,
  addresses: <SupplyAddressesView {...dialog} supplyAddress={loaded(supplyAddress)} billing={loaded([billingAddress])} />,
  cadastral: <CadastralPanelView load={loaded(cadastral)} changeHref="#dati-catastali" />,
};

const meta = {
  title: "Pages/SupplyDetail",
  component: SupplyView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    title: "Fornitura",
    back: { href: "#forniture", label: "Forniture" },
    load: loaded(head),
    panels,
    news: (
      <SupplyNews
        bill={<LastBill amount={99.06} status="Expiring" due="Scade tra 6 giorni" action={<Button wide>Come pagare</Button>} />}
        month={<LastMonth {...lastMonth} />}
      >
        <RowLink href="#bollette" glyph={<BillIcon />} title="Bollette" note="9, una da pagare" />
        <RowLink href="#consumi" glyph={<ChartIcon />} title="Consumi" note="1.409 kWh da gennaio a ottobre" />
        <RowLink href="#autolettura" glyph={<GaugeIcon />} title="Autolettura" note="Il contatore manda da solo la lettura" />
      </SupplyNews>
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
} satisfies Meta<typeof SupplyView>;

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
      payment: payment(empty),
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
  args: { openPanel: "pagamento", panels: { ...panels, payment: payment(loaded(pendingTerm)), delivery: byPost(loaded(pendingTerm)) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("18 novembre 2026")).toBeVisible();
    await expect(page.getByText("In lavorazione")).toBeVisible();
    await expect(page.queryByRole("button", { name: /^Cambia (metodo|consegna|e-mail)/ })).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    openPanel: "pagamento",
    load: loaded({ ...head, name: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cambia metodo" }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
