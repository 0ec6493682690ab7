import { supplyPageMessages } from "./pagesMessages.it.ts";
import { SupplyDataPanel } from "./SupplyDataPanel.tsx";
import { useMessages } from "../theme/messages.ts";
import { type DetailedSupply, inWords, productKind } from "../../../portal/src/rooms/supplies/supplyDetail.ts";

const products = {
  light: "productLight",
  gas: "productGas",
  tv: "productTv",
  service: "productService",
  other: "productOther",
} as const;

/** The data panel of a supply, with codes in words. */
export function SupplyData({ supply }: { supply: DetailedSupply }) {
  const words = useMessages(supplyPageMessages);
  return (
    <SupplyDataPanel
      commodity={supply.commodity}
      product={inWords(supply.productCode) ?? words[products[productKind(supply)]]}
      promo={inWords(supply.promoCode)}
      contractNumber={supply.contractNumber}
      activeFrom={supply.activeFrom}
      supplyStartDate={supply.supplyStartDate}
      billingFrequency={supply.billingFrequency}
      pod={supply.pod}
      pdr={supply.pdr}
      meterNumber={supply.meterNumber}
      meterLocation={supply.meterLocationAddress}
      meterStatus={supply.meterStatus}
      meterMode={supply.meterMode}
      selfReadingOddMonths={supply.selfReadingOddMonths}
      committedPower={supply.committedPower}
      availablePower={supply.availablePower}
      heatingMode={supply.heatingMode}
    />
  );
}
