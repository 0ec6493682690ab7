import { useNavigate } from "react-router";
import { useUser } from "../access/useUser.ts";
import { loaded } from "../app/load.ts";
import { hrefTo } from "../app/paths.ts";
import { config } from "../config/config.ts";
import { canUseBooklet, codeOf, type SupplyDetail } from "../supplies/supplyDetail.ts";
import { PaymentPanelView } from "./PaymentPanelView.tsx";
import { useDelivery } from "./useDelivery.ts";
import { useTerms } from "./useTerms.ts";

/** The payment panel of a supply's page: `PaymentPanelView` with what the servers say. */
export function PaymentPanel({ supply }: { supply: SupplyDetail }) {
  const navigate = useNavigate();
  const terms = useTerms(codeOf(supply));
  const user = loaded(useUser());
  return (
    <PaymentPanelView
      load={terms.load}
      account={user && { email: user.email, refused: user.forceUpdateUsername }}
      hideBooklet={!config().features.booklet || !canUseBooklet(supply)}
      onMethod={(mode) => navigate(hrefTo("changePayment", { method: mode.toLowerCase(), id: supply.id }))}
      delivery={useDelivery(terms)}
      dateTimeFormat={config().dateTimeFormat}
    />
  );
}
