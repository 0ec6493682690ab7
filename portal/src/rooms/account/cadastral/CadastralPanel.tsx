import { config } from "../../../platform/config/config.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { codeOf, type DetailedSupply } from "../../supplies/supplyDetail.ts";
import { CadastralPanelView } from "@favilla/design-system/account/CadastralPanelView.tsx";
import { useCadastral } from "./useCadastral.ts";

/** The cadastral panel of a supply's page: `CadastralPanelView` with data from the servers. */
export function CadastralPanel({ supply }: { supply: DetailedSupply }) {
  const { load } = useCadastral(codeOf(supply));
  return (
    <CadastralPanelView load={load} dateTimeFormat={config().dateTimeFormat} changeHref={hrefTo("changeCadastral", { id: supply.id })} />
  );
}
