import { BillView } from "@favilla/design-system/bills/BillView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillFormat } from "@favilla/design-system/bills/billFacts.ts";
import { PaySheet } from "@favilla/design-system/bills/PaySheet.tsx";
import { useCards } from "@favilla/design-system/bills/useCards.ts";
import { loadOf } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useState } from "react";

/** Address of a bill's own page: write that of your site. */
const hrefOf = ({ number }: Bill) => `#bolletta-${number}`;

/** Loads the file of a bill from your server. */
const download = (id: string, format: BillFormat) => window.location.assign(`/bollette/${id}.${format}`);

interface BillPageProps {
  bill: Bill;
  /** The customer's supplies, which name the bill. */
  supplies: readonly Supply[];
}

/** One bill, and the way to pay it. */
export function BillPage({ bill, supplies }: BillPageProps) {
  const cardOf = useCards(supplies, hrefOf);
  const [paying, setPaying] = useState(false);
  return (
    <BillView
      title="Bolletta"
      back={{ href: "#bollette", label: "Bollette" }}
      load={loadOf(bill)}
      supplies={supplies}
      hrefOf={hrefOf}
      download={{ download }}
      onPay={() => setPaying(true)}
    >
      {paying && <PaySheet open bill={cardOf(bill)} code={bill.paymentId} onDownload={download} onClose={() => setPaying(false)} />}
    </BillView>
  );
}
