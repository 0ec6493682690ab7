import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { hrefTo, withQuery } from "../../platform/pages/paths.ts";

export type PanelId = (typeof supplyPanels)[keyof typeof supplyPanels];

/** Query parameter of the panel. It is in the query and not in the hash, so that it survives a sign-in. */
export const panelQuery = "pannello";

const ids: readonly string[] = Object.values(supplyPanels);
const isPanel = (id: string | null): id is PanelId => id !== null && ids.includes(id);

/** Returns the address of a supply's page, optionally with a panel. */
export const supplyPath = (id: string, panel?: PanelId): string =>
  withQuery(hrefTo("supplyDetail", { id }), panel ? { [panelQuery]: panel } : {});

/** Query parameter of the page of bills: the supply's code. */
export const supplyQuery = "utenza";

/** Returns the address of a supply's bills. */
export const billsOfSupplyPath = (supplyCode: string | null): string =>
  withQuery(hrefTo("bills"), supplyCode ? { [supplyQuery]: supplyCode } : {});

/** Returns the address of a supply's consumption, which opens its section. */
export const consumptionsOfPath = (id: string): string => `${hrefTo("consumptions")}#${encodeURIComponent(id)}`;

/** Returns the panel named in an address, if there is one. */
export function panelOf(query: URLSearchParams): PanelId | undefined {
  const named = query.get(panelQuery);
  return isPanel(named) ? named : undefined;
}
