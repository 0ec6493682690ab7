import { supplies } from "../sample/supplies.ts";
import { SuppliesPage } from "./SuppliesPage.tsx";

export default function Page() {
  return <SuppliesPage supplies={supplies} />;
}
