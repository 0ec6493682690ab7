import { usePrintAhead } from "@favilla/design-system/layout/usePrintAhead.ts";
import { usePrinting } from "@favilla/design-system/layout/usePrinting.ts";
import { supplyPanels } from "@favilla/design-system/supplies/supplyPanels.ts";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { type PanelId, panelOf, panelQuery } from "../supplyPath.ts";

interface Panels {
  /** The panel named in the address. */
  first: PanelId | undefined;
  /** Panels that have been opened, or are loaded for a print. Only these load their content, and keep it. */
  opened: ReadonlySet<string>;
  toggle: (id: string, open: boolean) => void;
}

const everyPanel: readonly string[] = Object.values(supplyPanels);

/** Manages the panels of a supply's page. The last opened one is part of the address, beside what else it says, for links and reloads. */
export function usePanels(): Panels {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const first = panelOf(query);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(first && [first]));
  const printing = usePrinting();
  const ahead = usePrintAhead();
  // On paper all panels are open.
  if ((printing || ahead) && opened.size < everyPanel.length) setOpened(new Set(everyPanel));
  return {
    first,
    opened,
    toggle(id, open) {
      if (!open) return;
      setOpened((before) => new Set(before).add(id));
      const next = new URLSearchParams(query);
      next.set(panelQuery, id);
      setQuery(next, { replace: true, state });
    },
  };
}
