import { MyDataView } from "@favilla/design-system/account/MyDataView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { customer, supportPhone } from "./customer.ts";

export default function Page() {
  return <MyDataView title="I tuoi dati" load={loadOf(customer)} supportPhone={supportPhone} />;
}
