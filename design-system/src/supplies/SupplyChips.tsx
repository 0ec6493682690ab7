import type { ReactNode } from "react";
import type { Commodity } from "../data/commodity.ts";
import { dataMessages } from "../data/messages.it.ts";
import { chip } from "../layout/ChipRow.css.ts";
import { ChipRow } from "../layout/ChipRow.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
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
  const { formatNumber } = useNumberFormats();
  const ofKinds: readonly SupplyChip<Supply>[] = kindOf
    ? kinds.map((kind) => ({ name: kind, label: kindWords[kind], finds: (supply) => kindOf(supply) === kind }))
    : none;
  const offered = [...ofKinds, ...chips].filter(({ finds }) => supplies.some(finds) && !supplies.every(finds));
  if (offered.length === 0) return null;
  return (
    <ChipRow aria-label={words.filter}>
      <button type="button" className={chip} aria-current={chosen === undefined} onClick={() => onChoose(undefined)}>
        {words.all}
      </button>
      {offered.map((each) => (
        <button
          key={each.name}
          type="button"
          className={chip}
          aria-pressed={each.name === chosen}
          onClick={() => onChoose(each.name === chosen ? undefined : each)}
        >
          {each.label}
          {each.counted && <strong>{formatNumber(found.filter(each.finds).length)}</strong>}
        </button>
      ))}
    </ChipRow>
  );
}
