import { bills } from "../sample/bills.ts";
import { SupplyPage } from "./SupplyPage.tsx";
import { billingAddress, cadastral, supply, supplyAddress, term } from "./supply.ts";

export default function Page() {
  return <SupplyPage {...{ supply, term, supplyAddress, billingAddress, cadastral }} bill={bills[0]} />;
}
