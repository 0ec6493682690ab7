import type { ReactNode } from "react";
import type { Commodity } from "../data/commodity.ts";
import { dataMessages } from "../data/messages.it.ts";
import { ChoiceChips } from "../layout/ChoiceChips.tsx";
import { useMessages } from "../theme/messages.ts";
import { listMessages } from "./listMessages.it.ts";

/** A chip that leaves some of the supplies out. */
export interface SupplyChip<Supply> {
  name: string;
  label: ReactNode;
  finds: (supply: Supply) => boolean;
  /** True if the number of supplies that it finds stands beside its label. @default false */
  counted?: boolean | undefined;
}

interface SupplyChipsProps<Supply> {
  supplies: readonly Supply[];
  /** Those that the search finds. */
  found: readonly Supply[];
  kindOf: ((supply: Supply) => Commodity) | undefined;
  chips: readonly SupplyChip<Supply>[] | undefined;
  /** Name of the chosen chip. Without one all supplies are shown. */
  chosen: string | undefined;
  onChoose: (chip: SupplyChip<Supply> | undefined) => void;
}

const kinds = ["electricity", "gas"] as const;
const none: readonly never[] = [];

/** Chips that leave some supplies out, after one that shows all. Internal: the table of supplies draws them. */
export function SupplyChips<Supply>({ supplies, found, kindOf, chips = none, chosen, onChoose }: SupplyChipsProps<Supply>) {
  const words = useMessages(listMessages);
  const kindWords = useMessages(dataMessages);
  const ofKinds: readonly SupplyChip<Supply>[] = kindOf
    ? kinds.map((kind) => ({ name: kind, label: kindWords[kind], finds: (supply) => kindOf(supply) === kind }))
    : none;
  const offered = [...ofKinds, ...chips].filter(({ finds }) => supplies.some(finds) && !supplies.every(finds));
  if (offered.length === 0) return null;
  return (
    <ChoiceChips
      aria-label={words.filter}
      allLabel={words.all}
      chips={offered.map(({ name, label, counted, finds }) => ({ name, label, count: counted ? found.filter(finds).length : undefined }))}
      chosen={chosen}
      onChoose={(name) => onChoose(offered.find((each) => each.name === name))}
    />
  );
}
