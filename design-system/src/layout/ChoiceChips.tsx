import type { ReactNode, Ref } from "react";
import { useNumberFormats } from "../theme/numbers.ts";
import { chip } from "./ChipRow.css.ts";
import { ChipRow, type ChipRowProps } from "./ChipRow.tsx";
import { useShownChoice } from "./useShownChoice.ts";

/** A chip that leaves some entries of a list out. */
interface ChoiceChip<Name> {
  name: Name;
  label: ReactNode;
  /** Number of entries that it finds, shown beside the label. @default none */
  count?: number | undefined;
}

interface ChoiceChipsProps<Name> extends Omit<ChipRowProps, "children" | "end"> {
  /** Label of the first chip, which shows every entry. */
  allLabel: ReactNode;
  chips: readonly ChoiceChip<Name>[];
  /** Name of the chosen chip. Without one every entry is shown. */
  chosen: Name | undefined;
  /** Called with the name of the chip that was pressed; undefined for the first one, and for a second press. */
  onChoose: (name: Name | undefined) => void;
  /** Disables every chip. @default false */
  disabled?: boolean | undefined;
  /** The group. */
  groupRef?: Ref<HTMLDivElement> | undefined;
}

/** A row of chips of which one is chosen. Internal: filters are made of it. State: `aria-pressed` of a chip, `aria-current` of the first. */
export function ChoiceChips<Name extends string>({
  allLabel,
  chips,
  chosen,
  onChoose,
  disabled,
  groupRef = null,
  ...rest
}: ChoiceChipsProps<Name>) {
  const { formatNumber } = useNumberFormats();
  const [shown, choose] = useShownChoice(chosen, onChoose);
  return (
    <ChipRow {...rest} ref={groupRef}>
      <button type="button" className={chip} aria-current={shown === undefined} disabled={disabled} onClick={() => choose(undefined)}>
        {allLabel}
      </button>
      {chips.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          className={chip}
          aria-pressed={name === shown}
          disabled={disabled}
          onClick={() => choose(name === shown ? undefined : name)}
        >
          {label}
          {count !== undefined && <strong>{formatNumber(count)}</strong>}
        </button>
      ))}
    </ChipRow>
  );
}
