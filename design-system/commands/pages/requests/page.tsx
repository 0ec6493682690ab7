import { RequestsView } from "@favilla/design-system/account/RequestsView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { requests } from "./requests.ts";

export default function Page() {
  // Give it the address of your page of supplies, where changes are requested.
  return <RequestsView title="Le tue richieste" load={loadOf(requests)} suppliesHref="#forniture" />;
}
