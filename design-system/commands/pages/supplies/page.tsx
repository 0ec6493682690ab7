import { SuppliesView } from "@favilla/design-system/supplies/SuppliesView.tsx";
import { supplies } from "./supplies.ts";

export default function Page() {
  return <SuppliesView title="Le tue forniture" load={{ state: "Loaded", data: supplies }} />;
}
