import "@favilla/design-system/theme/favilla.css";
import { BillCard, type BillCardProps } from "@favilla/design-system/bills/BillCard";
import { BillCard as NextBillCard } from "favilla-next/bills/BillCard";
import { createRoot } from "react-dom/client";

const bill: BillCardProps = {
  id: "2026-1",
  number: "1045231",
  year: 2026,
  commodity: "gas",
  supplyName: "Casa di Bologna",
  status: "Paid",
  total: 72.19,
  formats: ["pdf"],
  onDownload: (id, format) => console.info(id, format),
};

/** A page that is moving from one version to the next. */
createRoot(document.getElementById("root") as HTMLElement).render(
  <main>
    <BillCard {...bill} />
    <NextBillCard {...bill} />
  </main>,
);
