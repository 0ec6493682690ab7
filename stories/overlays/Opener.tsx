import { Button } from "@favilla/design-system/actions/Button.tsx";
import { type ReactNode, useState } from "react";

export interface OpenerProps {
  label?: string;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A button that opens an overlay, as a page would: the overlay of a docs page stays closed until it is asked for. */
export function Opener({ label = "Apri", children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
