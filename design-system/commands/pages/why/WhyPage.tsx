import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { comparedWith, isFirstOf } from "@favilla/design-system/bills/comparedBills.ts";
import { explainedBill } from "@favilla/design-system/bills/explainedBill.ts";
import { WhyView } from "@favilla/design-system/bills/WhyView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMemo } from "react";

interface WhyPageProps {
  bill: Bill;
  /** All bills of the same supply, this one too. */
  bills: readonly Bill[];
}

/** The explanation of one bill's amount. */
export function WhyPage({ bill, bills }: WhyPageProps) {
  const load = useMemo(() => {
    const { previous, lastYear } = comparedWith(bill, bills);
    return loadOf({
      bill: explainedBill(bill),
      previous: previous && explainedBill(previous),
      lastYear: lastYear && explainedBill(lastYear),
      isFirst: isFirstOf(bill, bills),
    });
  }, [bill, bills]);
  return (
    <>
      <PageHeader title="Perché questo importo" back={{ href: "#bolletta", label: "Bolletta" }} />
      <Card>
        <WhyView load={load} />
      </Card>
    </>
  );
}
