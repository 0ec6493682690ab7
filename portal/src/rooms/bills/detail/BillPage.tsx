import { loadedData } from "@favilla/design-system/data/load.ts";
import { Navigate, useParams } from "react-router";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useListBeside } from "../../../platform/pages/useOpened.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { billLink } from "../card/billLink.ts";
import { PayAbove, payPart } from "../pay/PayAbove.tsx";
import { usePay } from "../pay/usePay.ts";
import type { BillSlots } from "../slots.ts";
import { BillContent } from "./BillContent.tsx";

const missing = <Navigate replace to={hrefTo("notFoundPage")} />;

/** One bill on its own page. A bill that does not exist, or of another customer, leads to the page not found. */
export default function BillPage(slots: BillSlots) {
  usePage("billDetail");
  const back = usePageLink("bills");
  const { year = "", number = "" } = useParams();
  const supplies = useQuery(suppliesQuery);
  const pay = usePay();
  const list = useListBeside();
  if (list !== undefined) return <Navigate replace to={list} />;
  return (
    <>
      <BillContent link={billLink(year, number)} back={back} missing={missing} {...slots} onPay={pay.open} onPayNear={payPart.preload} />
      <PayAbove pay={pay} supplies={loadedData(supplies)} />
    </>
  );
}
