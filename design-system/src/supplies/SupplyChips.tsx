import type { ReactNode } from "react";
import { chip } from "../layout/ChipRow.css.ts";
import { ChipRow } from "../layout/ChipRow.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { listMessages } from "./listMessages.it.ts";

interface SupplyChipsProps {
  options: readonly { name: string; label: ReactNode; count?: number | undefined }[];
  /** Name of the chosen option. Without one all supplies are shown. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** Chips that leave some supplies out, after one that shows all. Internal: `SupplySearch` draws them. */
export function SupplyChips({ options, chosen, onChoose }: SupplyChipsProps) {
  const words = useMessages(listMessages);
  const { formatNumber } = useNumberFormats();
  return (
    <ChipRow aria-label={words.filter}>
      <button type="button" className={chip} aria-current={chosen === undefined} onClick={() => onChoose(undefined)}>
        {words.all}
      </button>
      {options.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          className={chip}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? undefined : name)}
        >
          {label}
          {count !== undefined && <strong>{formatNumber(count)}</strong>}
        </button>
      ))}
    </ChipRow>
  );
}
