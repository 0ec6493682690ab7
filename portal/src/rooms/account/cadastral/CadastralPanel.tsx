import { CadastralPanelView } from "@favilla/design-system/account/CadastralPanelView.tsx";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { firstRow } from "../../../platform/loading/firstRow.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useCadastral } from "./useCadastral.ts";
import { useRequestText } from "./useRequestText.ts";

/** The cadastral panel of a supply's page: `CadastralPanelView` with data from the servers. */
export function CadastralPanel({ supply }: { supply: DetailedSupply }) {
  const load = firstRow(useCadastral(codeOf(supply)).load);
  return (
    <CadastralPanelView load={load} lastRequestText={useRequestText(load)} changeHref={hrefTo("changeCadastral", { id: supply.id })} />
  );
}
