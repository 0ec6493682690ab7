import { loadedData } from "@favilla/design-system/data/load.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate, useParams } from "react-router";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useListBeside } from "../../../platform/pages/useOpened.ts";
import { useTitle } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { SupplyContent, type SupplySlots } from "./SupplyContent.tsx";
import { useSupplyDetail } from "./useSupplyDetail.ts";

const toList = <Navigate replace to={hrefTo("supplies")} />;

/** One supply on its own page. Another supply is another page; one that the customer has not leads to the list. */
export function SupplyPage(slots: SupplySlots) {
  const { id = "" } = useParams();
  const { supplyDetail: title } = useMessages(pagesMessages);
  const back = usePageLink("supplies");
  const supply = loadedData(useSupplyDetail(id).load);
  const list = useListBeside();
  useTitle(supply ? displayName(supply) : title);
  if (list !== undefined) return <Navigate replace to={list} />;
  return <SupplyContent key={id} id={id} slots={slots} back={back} missing={toList} />;
}
