import { InstalmentsView, type InstalmentsViewProps } from "@favilla/design-system/bills/InstalmentsView.tsx";
import type { BillInstalments, PlannedRate } from "@favilla/design-system/bills/instalmentPlan.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { Navigate, useParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { type BillLink, billLink } from "../card/billLink.ts";
import { askInstalments, instalmentsQuery } from "./calls.ts";

function failureOf(error: unknown, errorWords: (error: unknown) => string): InstalmentsViewProps["failure"] {
  if (error instanceof LostAnswer) return { reason: error.reasonToSay };
  if (error instanceof ApiError && error.serverCode === "INSTALMENTS-REFUSED") return { reason: "changed" };
  return { text: errorWords(error) };
}

/** The page on which a customer asks to pay a bill in instalments. A bill that does not exist leads to the page not found. */
export default function InstalmentsPage() {
  const title = usePage("instalments");
  const { year = "", number = "" } = useParams();
  const link = billLink(year, number);
  const back = usePageLink("billDetail", hrefTo("billDetail", { year, number }));
  const answer = useAnswer(instalmentsQuery, link);
  const { update, send } = useUpdate((rates: readonly PlannedRate[], key) => askInstalments(link as BillLink, rates, key));
  const errorWords = useErrorWords();
  const load = toLoad(answer);
  if (!link || (load.state === "Loaded" && load.data === null)) return <Navigate replace to={hrefTo("notFoundPage")} />;
  return (
    <InstalmentsView
      title={title}
      back={back}
      load={load as Load<BillInstalments>}
      // After a refusal the offer says why; after a success the page keeps its request when the customer comes back.
      onAsk={(rates) => send(rates).finally(() => answer.mutate())}
      update={update}
      failure={update.state === "UpdateFailure" ? failureOf(update.error, errorWords) : undefined}
      phone={config().help.phone}
      requestsHref={hrefTo("requests")}
    />
  );
}
