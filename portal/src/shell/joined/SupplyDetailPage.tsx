import { part } from "../../platform/loading/part.ts";
import { PaymentPanel } from "../../rooms/payments/panel/PaymentPanel.tsx";
import { type OtherPanels, SupplyPage } from "../../rooms/supplies/detail/SupplyPage.tsx";

// Only the panel that is open at first comes with the page.
const addressesPart = part("SupplyAddresses", () => import("../../rooms/payments/billing/SupplyAddresses.tsx"));
const cadastralPart = part("CadastralPanel", () => import("../../rooms/account/cadastral/CadastralPanel.tsx"));

const panels: OtherPanels = {
  payment: (supply) => <PaymentPanel supply={supply} />,
  addresses: (supply) => <addressesPart.Component supply={supply} />,
  cadastral: (supply) => <cadastralPart.Component supply={supply} />,
};

/** The page of a supply with the panels of the rooms of payments and of the account. */
export default function SupplyDetailPage() {
  return <SupplyPage panels={panels} />;
}
