import { MyDataView } from "@favilla/design-system/account/MyDataView.tsx";
import { customer, supportPhone } from "./customer.ts";

export default function Page() {
  return <MyDataView title="I tuoi dati" load={{ state: "Loaded", data: customer }} supportPhone={supportPhone} />;
}
