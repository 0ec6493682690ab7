import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { hrefTo, withQuery } from "../../platform/pages/paths.ts";

export type PanelId = (typeof supplyPanels)[keyof typeof supplyPanels];

/** In the address rather than behind its #: it is still there after a sign-in on the way. */
export const panelQuery = "pannello";

const ids: readonly string[] = Object.values(supplyPanels);
const isPanel = (id: string | null): id is PanelId => id !== null && ids.includes(id);

/** The page of a supply, at one of its panels where that is what matters. */
export const supplyPath = (id: string, panel?: PanelId): string =>
  withQuery(hrefTo("supplyDetail", { id }), panel ? { [panelQuery]: panel } : {});

/** The panel that an address names; the first one where it names none. */
export function panelOf(query: URLSearchParams): PanelId {
  const named = query.get(panelQuery);
  return isPanel(named) ? named : supplyPanels.payment;
}
