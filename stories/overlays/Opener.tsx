import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import type { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { type ComponentType, type ReactNode, useState } from "react";

export interface OpenerProps {
  label?: string;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A button that opens an overlay, so that overlays on documentation pages start closed. */
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

/** Renders an overlay's stories under a button that opens it, and calls the story's `onClose` each time it closes. */
export const underOpener = <Props extends { onClose: () => void }>(Overlay: ComponentType<Props & { open: boolean }>, label: string) =>
  function UnderOpener(args: Props) {
    return (
      <Opener label={label}>
        {(open, close) => (
          <Overlay
            {...args}
            open={open}
            onClose={() => {
              args.onClose();
              close();
            }}
          />
        )}
      </Opener>
    );
  };

/** Renders something inside a dialog or a drawer that a button opens. */
export const inside = (Layer: typeof Dialog | typeof Drawer, title: string, content: ReactNode) => (
  <Opener>
    {(open, close) => (
      <Layer open={open} onClose={close} title={title}>
        {content}
      </Layer>
    )}
  </Opener>
);
