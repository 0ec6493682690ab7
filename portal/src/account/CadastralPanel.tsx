import { hrefTo } from "../app/paths.ts";
import { config } from "../config/config.ts";
import { codeOf, type SupplyDetail } from "../supplies/supplyDetail.ts";
import { CadastralPanelView } from "./CadastralPanelView.tsx";
import { useCadastral } from "./useCadastral.ts";

/** The cadastral panel of a supply's page: `CadastralPanelView` with what the servers say. */
export function CadastralPanel({ supply }: { supply: SupplyDetail }) {
  const { load } = useCadastral(codeOf(supply));
  return (
    <CadastralPanelView load={load} dateTimeFormat={config().dateTimeFormat} changeHref={hrefTo("changeCadastral", { id: supply.id })} />
  );
}
