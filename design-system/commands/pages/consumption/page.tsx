import { ConsumptionPage } from "./ConsumptionPage.tsx";
import { currentYear, supplies } from "./supplies.ts";

export default function Page() {
  return <ConsumptionPage supplies={supplies} currentYear={currentYear} />;
}
