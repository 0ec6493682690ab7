import { loadedData } from "@favilla/design-system/data/load.ts";
import type { PaymentPart } from "@favilla/design-system/payments/PaymentSummary.tsx";
import { useNavigate } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { userQuery } from "../../account/credentials/userCalls.ts";
import { canUseBooklet, codeOf, type DetailedSupply } from "../../supplies/supplyDetail.ts";
import { useDelivery } from "../billing/useDelivery.ts";
import { useTerms } from "../useTerms.ts";
import { PaymentPanelView } from "@favilla/design-system/payments/PaymentPanelView.tsx";

/** The panel of a supply's page about paying, or about the delivery of bills: `PaymentPanelView` with data from the servers. */
export function PaymentPanel({ supply, part }: { supply: DetailedSupply; part: PaymentPart }) {
  const navigate = useNavigate();
  const terms = useTerms(codeOf(supply));
  const user = loadedData(useQuery(userQuery));
  return (
    <PaymentPanelView
      part={part}
      load={terms.load}
      account={user && { email: user.email, refused: user.forceUpdateUsername }}
      hideBooklet={!config().features.booklet || !canUseBooklet(supply)}
      onMethod={(mode) => navigate(hrefTo("changePayment", { method: mode.toLowerCase(), id: supply.id }))}
      delivery={useDelivery(terms)}
      dateTimeFormat={config().dateTimeFormat}
    />
  );
}
