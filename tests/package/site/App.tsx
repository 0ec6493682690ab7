import { BillCard } from "@favilla/design-system/bills/BillCard";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import type { MessageOverrides } from "@favilla/design-system/theme/messages";

const words: MessageOverrides = { bills: { paid: "Saldata {date}" } };

/** A bill on the page of another retailer's site. */
export const App = () => (
  <FavillaProvider messages={words}>
    <main>
      <h1>Bollette</h1>
      <BillCard
        id="2026-1"
        number="1045231"
        year={2026}
        commodity="electricity"
        supplyName="Casa di Bologna"
        status="Paid"
        emissionDate="2026-11-03"
        expiryDate="2026-11-27"
        paymentDate="2026-11-20"
        total={72.19}
        formats={["pdf"]}
        onDownload={(id, format) => document.body.setAttribute("data-asked", `${id} ${format}`)}
      />
    </main>
  </FavillaProvider>
);
