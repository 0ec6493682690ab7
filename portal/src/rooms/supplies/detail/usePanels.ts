import { useState } from "react";
import { useSearchParams } from "react-router";
import { type PanelId, panelOf, panelQuery } from "../supplyPath.ts";

interface Panels {
  /** The one that the address names. */
  first: PanelId;
  /** Those that were opened: only these load what they show, and they keep it. */
  opened: ReadonlySet<string>;
  toggle: (id: string, open: boolean) => void;
}

/** The panels of a supply's page; the one opened last is in the address, for a link or a reload. */
export function usePanels(): Panels {
  const [query, setQuery] = useSearchParams();
  const first = panelOf(query);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([first]));
  return {
    first,
    opened,
    toggle(id, open) {
      if (!open) return;
      setOpened((before) => new Set(before).add(id));
      setQuery({ [panelQuery]: id }, { replace: true });
    },
  };
}
