import { prefixes } from "../sample/prefixes.ts";
import { ChangePaymentPage } from "./ChangePaymentPage.tsx";

/** The creditor of the mandate: your company. */
const creditor = { name: "Energia Esempio S.p.A.", identifier: "IT00ZZZ0000000000000000" };

/** The supply of the sample: give the page that of your server. */
const payment = { holder: "Giulia Esempio", supplyName: "Casa di Bologna", pending: false };

export default function Page() {
  return <ChangePaymentPage mode="Bank" payment={payment} creditor={creditor} prefixes={prefixes} supplyHref="#fornitura" />;
}
