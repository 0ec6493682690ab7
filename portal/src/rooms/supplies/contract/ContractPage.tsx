import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { ContractView } from "@favilla/design-system/supplies/ContractView.tsx";
import { daysOfUse, type UsedRow } from "@favilla/design-system/supplies/priceChange.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { isNotFound } from "../../../platform/loading/isNotFound.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { useSupplyDetail } from "../detail/useSupplyDetail.ts";
import { contractQuery, saveDocument } from "./calls.ts";
import { contractRules } from "./rules.ts";
import { useWithdrawal } from "./useWithdrawal.ts";

/** Loads the readings of a supply, from the room that has them. Null makes no request. */
export type UseReadings = (period: { supplyId: string; from: string; to: string } | null) => Load<readonly UsedRow[]>;

/** The contract of a supply. A supply that the customer has not leads to the page not found. */
export function ContractPage({ useReadings, customer }: { useReadings: UseReadings; customer: Parameters<typeof useWithdrawal>[1] }) {
  const title = usePage("contract");
  const { id = "" } = useParams();
  const answer = useAnswer(contractQuery, id);
  const load = toLoad(answer);
  const withdrawal = useWithdrawal(id, customer, () => answer.mutate());
  const known = useSupplyDetail(id).load;
  const supply = loadedData(known);
  const back = usePageLink("supplyDetail", hrefTo("supplyDetail", { id }));
  const { withdrawalDays: days, ...rules } = useMemo(contractRules, []);
  const today = useToday();
  const readings = useReadings(loadedData(load)?.change ? { supplyId: id, ...daysOfUse(today) } : null);
  if (known.state === "NoDataFound" || isNotFound(load)) return <Navigate replace to={hrefTo("notFoundPage")} />;
  return (
    <ContractView
      title={title}
      back={supply ? { ...back, label: displayName(supply) } : back}
      load={supply ? load : (known as Load<never>)}
      commodity={supply?.commodity ?? "other"}
      {...rules}
      use={readings.state === "NoDataFound" || readings.state === "LoadFailure" ? null : loadedData(readings)}
      withdrawal={config().features.withdrawal ? { ...withdrawal, days } : undefined}
      onDownload={(file) => saveDocument(id, file)}
      phone={config().help.phone}
    />
  );
}
