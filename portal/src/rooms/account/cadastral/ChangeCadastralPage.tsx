import { ChangeCadastralView } from "@favilla/design-system/account/ChangeCadastralView.tsx";
import { cadastralDraftSchema } from "@favilla/design-system/account/cadastralDraft.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { Navigate, useNavigate, useParams } from "react-router";
import { firstRow } from "../../../platform/loading/firstRow.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { useSupplyDetail } from "../../supplies/detail/useSupplyDetail.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import { CancelCadastral } from "./CancelCadastral.tsx";
import type { Cadastral } from "./cadastral.ts";
import { useCadastral } from "./useCadastral.ts";
import { useRequestText } from "./useRequestText.ts";

/** Waits for the supply, so that no cadastral data are shown before it is known to be the customer's. */
const after = (supply: Load<DetailedSupply>, cadastral: Load<Cadastral>): Load<Cadastral> =>
  supply.state === "Loaded" ? cadastral : supply;

/**
 * A change of cadastral data (RT-16): `ChangeCadastralView` with data from the servers. An id of another customer's supply redirects to the
 * supplies.
 */
export default function ChangeCadastralPage() {
  const { id = "" } = useParams();
  return <Page key={id} id={id} />;
}

function Page({ id }: { id: string }) {
  const title = usePage("changeCadastral");
  const navigate = useNavigate();
  const { load: supplyLoad } = useSupplyDetail(id);
  const supply = loadedData(supplyLoad);
  const supplyCode = supply ? codeOf(supply) : null;
  const { load: cadastrals, save } = useCadastral(supplyCode);
  const draft = useDraft(`cadastral/${id}`, cadastralDraftSchema);
  const load = firstRow(cadastrals);
  const lastRequestText = useRequestText(load);
  const backHref = supplyPath(id, supplyPanels.cadastral);
  const back = usePageLink("supplyDetail", backHref);
  if (supplyLoad.state === "NoDataFound" || (supply && supplyCode === null)) return <Navigate replace to={hrefTo("supplies")} />;

  return (
    <ChangeCadastralView
      title={title}
      back={back}
      supplyName={supply && displayName(supply)}
      load={after(supplyLoad, load)}
      lastRequestText={lastRequestText}
      draft={draft}
      parts={{ CadastralCancelDialog: CancelCadastral }}
      onSave={async (form) => {
        if (!supply || supplyCode === null) return { outcome: "failure", error: undefined };
        return save({ owner: { supplyCode, externalSupplyCode: supply.externalId, current: loadedData(load) ?? null }, form });
      }}
      onLeave={() => navigate(backHref)}
    />
  );
}
