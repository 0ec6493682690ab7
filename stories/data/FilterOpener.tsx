import { type ReactNode, useState } from "react";
import { Opener } from "../overlays/Opener.tsx";

interface Filter<Value> {
  value: Value;
  onApply: (value: Value) => void;
  onClose: () => void;
}

interface FilterOpenerProps<Value> extends Filter<Value> {
  /** Returns the label of the button for the applied filter. */
  label: (value: Value) => string;
  children: (filter: Filter<Value> & { open: boolean }) => ReactNode;
}

/** A filter as on its page, which stores the applied value. */
export function FilterOpener<Value>({ value: first, onApply, onClose, label, children }: FilterOpenerProps<Value>) {
  const [value, setValue] = useState(first);
  return (
    <Opener label={label(value)}>
      {(open, close) =>
        children({
          open,
          value,
          onApply: (next) => {
            onApply(next);
            setValue(next);
            close();
          },
          onClose: () => {
            onClose();
            close();
          },
        })
      }
    </Opener>
  );
}
