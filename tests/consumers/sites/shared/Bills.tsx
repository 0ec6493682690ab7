import { BillCard } from "@favilla/design-system/bills/BillCard";
import { Tag } from "@favilla/design-system/feedback/Tag";
import { Link } from "@favilla/design-system/text/Link";

/** A bill with a tag and a link. It has no directive, so that a framework with server components renders it on the server. */
export const Bills = () => (
  <>
    <h1>Bollette</h1>
    <Tag tone="positive">Attiva</Tag>
    <BillCard
      id="2026-1"
      number="1045231"
      year={2026}
      commodity="electricity"
      supplyName="Casa di Bologna"
      status="Paid"
      emissionDate="2026-11-03"
      paymentDate="2026-11-20"
      total={72.19}
      formats={[]}
    />
    <p>
      <Link href="#aiuto">Ti serve aiuto?</Link>
    </p>
  </>
);
