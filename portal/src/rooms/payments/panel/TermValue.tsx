import { loadedData } from "@favilla/design-system/data/load.ts";
import { DeliveryLine, PaymentLine } from "@favilla/design-system/payments/TermLine.tsx";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useTerms } from "../useTerms.ts";

interface OfSupply {
  supply: DetailedSupply;
}

const useTerm = (supply: DetailedSupply) => loadedData(useTerms(codeOf(supply)).load)?.[0];

/** The payment method of a supply in one line. */
export const PaymentValue = ({ supply }: OfSupply) => <PaymentLine term={useTerm(supply)} />;

/** The delivery of a supply's bills in one line. */
export const DeliveryValue = ({ supply }: OfSupply) => <DeliveryLine term={useTerm(supply)} />;
