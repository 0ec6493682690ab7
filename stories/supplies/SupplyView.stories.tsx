import { CadastralLine } from "@favilla/design-system/account/CadastralLine.tsx";
import { LastBillView } from "@favilla/design-system/bills/LastBillView.tsx";
import { NextBillRow } from "@favilla/design-system/bills/NextBillRow.tsx";
import { LastMonthView } from "@favilla/design-system/consumption/LastMonthView.tsx";
import { DeliveryLine, PaymentLine } from "@favilla/design-system/payments/TermLine.tsx";
import { ReadingRow } from "@favilla/design-system/readings/ReadingRow.tsx";
import type { ReadingWindow } from "@favilla/design-system/readings/readingWindow.ts";
import { NewsOfSupply } from "@favilla/design-system/supplies/NewsOfSupply.tsx";
import { SupplyDataPanel } from "@favilla/design-system/supplies/SupplyDataPanel.tsx";
import { SupplyDataValue } from "@favilla/design-system/supplies/SupplyDataValue.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import { type KnownSupply, SupplyView } from "@favilla/design-system/supplies/SupplyView.tsx";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pendingCadastral } from "../account/sample.ts";
import { bills } from "../bills/pageSample.tsx";
import { lastMonth } from "../consumption/lastMonthSample.ts";
import { asPage, empty, failure, loaded, loading, today } from "../layout/page.tsx";
import { serverTerm } from "../payments/sample.ts";
import { press } from "../realKeys.ts";
import { newsRows, supplyData, ways } from "./sample.tsx";

const supply: KnownSupply = { commodity: "electricity", name: "Casa di Bologna", address: "Via Fittizia 8, Bologna", status: "active" };

const year = { from: "2026-05", to: "2026-10", total: 809 };

/** News of a supply, from the rooms that know it. */
const news = (commodity: KnownSupply["commodity"], window?: ReadingWindow) => (
  <NewsOfSupply
    {...ways}
    supply={{ commodity }}
    bill={<LastBillView load={loaded({ last: bills[0] })} payHrefOf={({ number }) => `#paga-${number}`} />}
    month={<LastMonthView load={loaded({ ...lastMonth, year })} unit="kWh" />}
    reading={<ReadingRow title="Autolettura" href="#letture" enterHref="#invia" window={window} />}
    nextBill={<NextBillRow next={null} spent={61240} href="#stima" />}
  />
);

const meta = {
  title: "Supplies/SupplyView",
  component: SupplyView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPage("supplies"),
  args: {
    title: "Fornitura",
    back: { href: "#forniture", label: "Forniture" },
    load: loaded(supply),
    news: (
      <SupplyNews bill={<p>L’ultima bolletta.</p>} month={<p>L’ultimo mese.</p>}>
        {newsRows}
      </SupplyNews>
    ),
    newsLoading: <SupplyNews bill={<p>…</p>} />,
    values: {
      payment: "Bollettino postale",
      data: <SupplyDataValue commodity="electricity" pod="IT001E00000001" pdr={null} committedPower={3} />,
    },
    panels: {
      payment: <p>Il pagamento, dalla stanza che lo conosce.</p>,
      delivery: <p>La consegna delle bollette.</p>,
      data: <SupplyDataPanel {...supplyData} />,
      addresses: <p>Gli indirizzi.</p>,
      cadastral: <p>I dati catastali.</p>,
    },
    onRename: fn(),
    renameLoading: false,
    onTogglePanel: fn(),
  },
} satisfies Meta<typeof SupplyView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A closed panel says its present value; opening it is told to the site, which loads its content. */
export const Default: Story = {
  name: "Loaded [SU-02]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Dati della fornitura POD/ }));
    await expect(args.onTogglePanel).toHaveBeenCalledWith(supplyPanels.data, true);
    await userEvent.click(page.getByRole("button", { name: "Rinomina" }));
    await expect(args.onRename).toHaveBeenCalled();
    await expect(within(page.getByRole("main")).getByRole("link", { name: "Forniture" })).toHaveAttribute("href", "#forniture");
  },
};

/** The title stands for the name. */
export const Loading: Story = {
  args: { load: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Fornitura" })).toBeVisible();
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

/** A site leads elsewhere at once. */
export const NotFound: Story = { args: { load: empty } };

export const Ceased: Story = { args: { load: loaded({ ...supply, status: "ceased" }), openPanel: supplyPanels.data } };

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...supply, name: "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato" }) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};

/** With the parts of the other rooms: while a reading can be sent, its row leads straight to the form. */
export const Parts: Story = {
  name: "Parts of other rooms [SU-02]",
  parameters: { today },
  tags: ["pattern:link"],
  args: {
    news: news("electricity", { state: "open", to: "2026-11-27" }),
    values: {
      payment: <PaymentLine load={loaded([serverTerm])} />,
      delivery: <DeliveryLine load={loaded([serverTerm])} />,
      cadastral: <CadastralLine load={loaded([pendingCadastral])} />,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = within(page.getByRole("list", { name: "Bollette, consumi e letture" })).getAllByRole("link");
    await expect(rows.map((row) => row.getAttribute("href"))).toEqual(["#bollette", "#consumi", "#invia", "#stima"]);
    rows[1]?.focus();
    await press("{Tab}");
    await expect(rows[2]).toHaveFocus();
    await expect(rows[2]).toHaveAccessibleName(/^Autolettura Puoi inviarla fino al 27.novembre\.$/);
    await expect(canvasElement).toHaveTextContent(/Ultimo mese, ottobre≈ stimato 136\skWh/);
    await expect(page.getByRole("button", { name: /Addebito sul conto, .*3456$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Per e-mail, giulia@esempio\.it$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Richiesta in lavorazione$/ })).toBeVisible();
  },
};

/** Requests that are pending, data that are missing, and a month that is still to come, on the narrowest phone. */
export const PartsNarrow: Story = {
  name: "Parts of other rooms at 320 px [SU-02]",
  globals: { viewport: { value: "narrow" } },
  parameters: { today },
  tags: ["pattern:busy"],
  args: {
    news: (
      <NewsOfSupply
        {...ways}
        supply={{ commodity: "gas" }}
        bill={<LastBillView load={loading} payHrefOf={() => "#paga"} />}
        month={<LastMonthView load={loading} unit="Smc" />}
        reading={<ReadingRow title="Autolettura" href="#letture" enterHref="#invia" window={{ state: "automatic" }} />}
        nextBill={null}
      />
    ),
    values: {
      payment: <PaymentLine load={loaded([{ ...serverTerm, lastChangeRequestStatus: "Inserted" }])} />,
      delivery: <DeliveryLine load={loaded([{ ...serverTerm, email: { ...serverTerm.email, status: false } }])} />,
      cadastral: <CadastralLine load={empty} />,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: /^Autolettura Il contatore manda da solo/ })).toHaveAttribute("href", "#letture");
    await expect(page.getByRole("button", { name: /Richiesta ricevuta$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Per e-mail, indirizzo da confermare$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Da completare$/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Without a meter there is neither a month nor a reading. Values that cannot be read say so. */
export const PartsWithoutMeter: Story = {
  name: "Parts of a supply without a meter, two of whose values cannot be read [SU-02] [PF-43]",
  parameters: { today },
  args: {
    load: loaded({ ...supply, commodity: "other" }),
    news: news("other"),
    values: {
      payment: <PaymentLine load={failure} />,
      delivery: <DeliveryLine load={failure} />,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Non disponibile ora")).toHaveLength(2);
    const rows = within(canvasElement).getByRole("list", { name: "Bollette, consumi e letture" });
    await expect(within(rows).getAllByRole("link")).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent("Ultimo mese");
  },
};
