import { CadastralPanelView } from "@favilla/design-system/account/CadastralPanelView.tsx";
import type { CadastralFacts } from "@favilla/design-system/account/cadastral.ts";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { LastBillView } from "@favilla/design-system/bills/LastBillView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { BillIcon } from "@favilla/design-system/icons/BillIcon.ts";
import { ChartIcon } from "@favilla/design-system/icons/ChartIcon.ts";
import { BillingAddressDialog } from "@favilla/design-system/payments/BillingAddressDialog.tsx";
import type { BillingAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import { DeliveryForm } from "@favilla/design-system/payments/DeliveryForm.tsx";
import { PaymentMethodChoice } from "@favilla/design-system/payments/PaymentMethodChoice.tsx";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";
import type { PaymentTermFacts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import { SupplyAddressesView } from "@favilla/design-system/payments/SupplyAddressesView.tsx";
import type { SupplyAddress } from "@favilla/design-system/supplies/address.ts";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { RenameDialog } from "@favilla/design-system/supplies/RenameDialog.tsx";
import { SupplyData } from "@favilla/design-system/supplies/SupplyData.tsx";
import { SupplyNews } from "@favilla/design-system/supplies/SupplyNews.tsx";
import { SupplyView } from "@favilla/design-system/supplies/SupplyView.tsx";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { useState } from "react";

/** Addresses to which the page leads: write those of your site. */
const links = {
  supplies: "#forniture",
  bills: "#bollette",
  consumption: "#consumi",
  pay: () => "#paga",
  changePayment: "#cambia-pagamento",
  cadastral: "#dati-catastali",
};

interface SupplyPageProps {
  supply: DetailedSupply;
  /** The newest bill of the supply. */
  bill: Bill | undefined;
  term: PaymentTermFacts;
  supplyAddress: SupplyAddress;
  billingAddress: BillingAddress;
  cadastral: CadastralFacts;
}

/** One supply: its name, its newest bill, and its contract. */
export function SupplyPage({ supply, bill, term: savedTerm, supplyAddress, billingAddress, cadastral }: SupplyPageProps) {
  const [nickname, setNickname] = useState(supply.nickname);
  const [term, setTerm] = useState(savedTerm);
  const [address, setAddress] = useState(billingAddress);
  const [open, setOpen] = useState<"name" | "address">();
  const name = displayName({ ...supply, nickname });
  const close = () => setOpen(undefined);
  return (
    <SupplyView
      title="Fornitura"
      back={{ href: links.supplies, label: "Forniture" }}
      load={loadOf({ commodity: supply.commodity, name, address: supply.address, status: supply.status })}
      news={
        <SupplyNews bill={<LastBillView load={loadOf({ last: bill })} payHrefOf={links.pay} />}>
          <RowLink href={links.bills} glyph={<BillIcon />} title="Bollette" />
          <RowLink href={links.consumption} glyph={<ChartIcon />} title="Consumi" />
        </SupplyNews>
      }
      panels={{
        payment: (
          <PaymentPanelView
            part="payment"
            load={loadOf(term)}
            editor={() => <PaymentMethodChoice currentMode={term.mode} onConfirm={() => window.location.assign(links.changePayment)} />}
          />
        ),
        delivery: (
          <PaymentPanelView
            part="delivery"
            load={loadOf(term)}
            editor={(_editor, { onSaved }) => (
              <DeliveryForm
                defaultValues={{ mode: term.deliveryMode, email: term.email ?? "" }}
                postalAddress={term.postalAddress}
                // Tell your server too.
                onSubmit={(delivery) => {
                  const next = { ...term, deliveryMode: delivery.mode, email: delivery.email };
                  setTerm(next);
                  onSaved(next);
                }}
              />
            )}
          />
        ),
        data: <SupplyData supply={supply} />,
        addresses: (
          <SupplyAddressesView supplyAddress={loadOf(supplyAddress)} billing={loadOf([address])} onChange={() => setOpen("address")} />
        ),
        cadastral: <CadastralPanelView load={loadOf(cadastral)} changeHref={links.cadastral} />,
      }}
      onRename={() => setOpen("name")}
    >
      <RenameDialog
        open={open === "name"}
        name={nickname ?? ""}
        // Tell your server too.
        onSave={(next) => {
          setNickname(next);
          close();
        }}
        onClose={close}
      />
      <BillingAddressDialog
        open={open === "address"}
        // Tell your server too.
        onSubmit={(next) => {
          setAddress({ ...address, ...next, province: null });
          close();
        }}
        onClose={close}
      />
    </SupplyView>
  );
}
