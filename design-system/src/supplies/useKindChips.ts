import { useMemo } from "react";
import type { Commodity } from "../data/commodity.ts";
import { dataMessages } from "../data/messages.it.ts";
import { useMessages } from "../theme/messages.ts";
import type { SupplyChip } from "./SupplySearch.tsx";

const kinds = ["electricity", "gas"] as const;

/** Returns a chip for electricity and one for gas. */
export function useKindChips(): readonly SupplyChip<{ readonly commodity: Commodity }>[] {
  const words = useMessages(dataMessages);
  return useMemo(() => kinds.map((kind) => ({ name: kind, label: words[kind], finds: ({ commodity }) => commodity === kind })), [words]);
}
