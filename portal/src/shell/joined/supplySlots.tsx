import { part } from "../../platform/loading/part.ts";
import type { SupplySlots } from "../../rooms/supplies/detail/SupplyContent.tsx";

// The state of a supply comes with its data, one file for all of it. Panels are closed at first: their code comes when they are opened.
const loadNow = () => import("./supplyNow.tsx");
const news = part("NewsOfSupply", loadNow);
const payment = part("PaymentValue", loadNow);
const delivery = part("DeliveryValue", loadNow);
const cadastral = part("CadastralValue", loadNow);
const paymentPart = part("PaymentPanel", () => import("../../rooms/payments/panel/PaymentPanel.tsx"));
const addressesPart = part("SupplyAddresses", () => import("../../rooms/payments/billing/SupplyAddresses.tsx"));
const cadastralPart = part("CadastralPanel", () => import("../../rooms/account/cadastral/CadastralPanel.tsx"));

/** The parts of the other rooms in a supply. */
export const supplySlots: SupplySlots = {
  news: (supply) => <news.Component supply={supply} />,
  values: {
    payment: (supply) => <payment.Component supply={supply} />,
    delivery: (supply) => <delivery.Component supply={supply} />,
    cadastral: (supply) => <cadastral.Component supply={supply} />,
  },
  panels: {
    payment: (supply) => <paymentPart.Component supply={supply} part="payment" />,
    delivery: (supply) => <paymentPart.Component supply={supply} part="delivery" />,
    addresses: (supply) => <addressesPart.Component supply={supply} />,
    cadastral: (supply) => <cadastralPart.Component supply={supply} />,
  },
};

/** Loads the state of a supply while the customer's data are loading. */
export function preloadSupply(): void {
  for (const each of [news, payment, delivery, cadastral]) void each.preload();
}
