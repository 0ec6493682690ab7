import { DeliveryLine, PaymentLine } from "@favilla/design-system/payments/TermLine.tsx";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useTerms } from "../useTerms.ts";

interface OfSupply {
  supply: Pick<DetailedSupply, "supplyCode"> & Partial<Pick<DetailedSupply, "code">>;
}

const useLoad = ({ supplyCode, code = null }: OfSupply["supply"]) => useTerms(supplyCode ?? code).load;

/** The payment method of a supply in one line. */
export const PaymentValue = ({ supply }: OfSupply) => <PaymentLine load={useLoad(supply)} />;

/** The delivery of a supply's bills in one line. */
export const DeliveryValue = ({ supply }: OfSupply) => <DeliveryLine load={useLoad(supply)} />;
