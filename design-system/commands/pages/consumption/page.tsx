import { ConsumptionPage } from "./ConsumptionPage.tsx";
import { currentYear, measured } from "./rows.ts";

export default function Page() {
  return <ConsumptionPage supplies={measured} currentYear={currentYear} />;
}
