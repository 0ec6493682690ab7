import { useMessages } from "../theme/messages.ts";
import { type DetailedSupply, inWords, productKind } from "./detailedSupply.ts";
import { supplyPageMessages } from "./pagesMessages.it.ts";
import { SupplyDataPanel } from "./SupplyDataPanel.tsx";

const products = {
  light: "productLight",
  gas: "productGas",
  tv: "productTv",
  service: "productService",
  other: "productOther",
} as const;

/** The `SupplyDataPanel` of a supply: its product and promotion in words, never as a code. */
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
