import { BillCard } from "@favilla/design-system/bills/BillCard";
import { PageHeader } from "@favilla/design-system/layout/PageHeader";

export const Bills = () => (
  <>
    <PageHeader title="Le mie bollette" />
    <BillCard
      id="2026-1045231"
      year={2026}
      number="1045231"
      commodity="electricity"
      supplyName="Casa di Bologna"
      status="Expiring"
      emissionDate="2026-11-03"
      expiryDate="2026-11-27"
      total={72.19}
      formats={[]}
      headingLevel={2}
    />
  </>
);
