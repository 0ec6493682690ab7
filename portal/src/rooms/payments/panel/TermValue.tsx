import { loadedData } from "@favilla/design-system/data/load.ts";
import { DeliveryLine, PaymentLine } from "@favilla/design-system/payments/TermLine.tsx";
import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useTerms } from "../useTerms.ts";

interface OfSupply {
  supply: Pick<DetailedSupply, "supplyCode"> & Partial<Pick<DetailedSupply, "code">>;
}

const useTerm = ({ supplyCode, code = null }: OfSupply["supply"]) => loadedData(useTerms(supplyCode ?? code).load)?.[0];

/** The payment method of a supply in one line. */
export const PaymentValue = ({ supply }: OfSupply) => <PaymentLine term={useTerm(supply)} />;

/** The delivery of a supply's bills in one line. */
export const DeliveryValue = ({ supply }: OfSupply) => <DeliveryLine term={useTerm(supply)} />;
