import { useMemo, useState } from "react";
import { Combobox } from "../forms/Combobox.tsx";
import { addressBelowName, displayName, type Supply } from "../supplies/supply.ts";
import { useMessages } from "../theme/messages.ts";
import { findStatementSupplies, type StatementSupply, supplyNamed } from "./accountStatementFilter.ts";
import { supplyField } from "./SupplyField.css.ts";
import { statementMessages } from "./statementMessages.it.ts";

interface SupplyFieldProps {
  supplies: readonly Supply[];
  /** Code of the chosen supply, or null. */
  supply: string | null;
  onSupply: (supplyCode: string | null) => void;
}

const toOption = (supply: Supply): StatementSupply[] => {
  const name = displayName(supply);
  const hint = addressBelowName(supply) ?? undefined;
  return supply.supplyCode ? [{ id: supply.supplyCode, name, hint }] : [];
};

/** Finds the bills of one supply by its name or address. An empty field means all supplies. */
export function SupplyField({ supplies, supply, onSupply }: SupplyFieldProps) {
  const words = useMessages(statementMessages);
  const options = useMemo(() => supplies.flatMap(toOption), [supplies]);
  const chosen = options.find(({ id }) => id === supply)?.name ?? "";
  const [text, setText] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  // Another supply in the address, by the way back for instance, is another text.
  if (shown !== chosen) {
    setShown(chosen);
    setText(chosen);
  }
  return (
    <Combobox
      className={supplyField}
      label={words.supply}
      hint={words.supplyHint}
      value={text}
      onChange={(typed) => {
        setText(typed);
        const next = supplyNamed(options, typed)?.id ?? null;
        if (next !== supply && (next !== null || typed === "")) onSupply(next);
      }}
      options={findStatementSupplies(options, text).map((each) => ({ ...each, label: each.name }))}
      onSelect={({ id, name }) => {
        setText(name);
        onSupply(id);
      }}
      noResults={words.supplyNone}
    />
  );
}
