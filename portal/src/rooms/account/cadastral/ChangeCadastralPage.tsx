import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Navigate, useNavigate, useParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { useSupplyDetail } from "../../supplies/detail/useSupplyDetail.ts";
import { codeOf, type DetailedSupply } from "../../supplies/supplyDetail.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import { ChangeCadastralView } from "@favilla/design-system/account/ChangeCadastralView.tsx";
import type { Cadastral } from "./cadastral.ts";
import { cadastralDraftSchema } from "@favilla/design-system/account/cadastralForm.ts";
import { useCadastral } from "./useCadastral.ts";

/** Waits for the supply, so that no cadastral data are shown before it is known to be the customer's. */
const after = (supply: Load<DetailedSupply>, cadastral: Load<Cadastral[]>): Load<Cadastral[]> =>
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
  const { changeCadastral: title } = useMessages(pagesMessages);
  const navigate = useNavigate();
  const { load: supplyLoad } = useSupplyDetail(id);
  const supply = loadedData(supplyLoad);
  const supplyCode = supply ? codeOf(supply) : null;
  const { load, save } = useCadastral(supplyCode);
  const draft = useDraft(`cadastral/${id}`, cadastralDraftSchema);
  usePage(title);
  if (supplyLoad.state === "NoDataFound" || (supply && supplyCode === null)) return <Navigate replace to={hrefTo("supplies")} />;

  const current = loadedData(load)?.[0] ?? null;
  return (
    <ChangeCadastralView
      supply={supply}
      load={after(supplyLoad, load)}
      draft={draft.found}
      update={save.update}
      dateTimeFormat={config().dateTimeFormat}
      backHref={supplyPath(id, supplyPanels.cadastral)}
      onType={draft.keep}
      onSave={async (form) => {
        if (!supply || supplyCode === null) return;
        const owner = { supplyCode, externalSupplyCode: supply.externalId, current };
        if (await save.send({ owner, form })) draft.drop();
      }}
      onBack={save.reset}
      onLeave={() => {
        draft.drop();
        void navigate(supplyPath(id, supplyPanels.cadastral));
      }}
    />
  );
}
