import { useNavigate } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useUser } from "../../account/credentials/useUser.ts";
import { canUseBooklet, codeOf, type SupplyDetail } from "../../supplies/detail/supplyDetail.ts";
import { useDelivery } from "../billing/useDelivery.ts";
import { useTerms } from "../useTerms.ts";
import { PaymentPanelView } from "./PaymentPanelView.tsx";

/** The payment panel of a supply's page: `PaymentPanelView` with data from the servers. */
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
