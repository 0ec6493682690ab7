import "@favilla/design-system/theme/favilla.css.ts";
import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { useState } from "react";
import { createRoot } from "react-dom/client";

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main>
      <h1>Bollette</h1>
      <Button id="open" onClick={() => setOpen(true)}>
        Apri
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Scarica la bolletta"
        description="La trovi anche nella pagina delle bollette."
        footer={
          <Button data-close="" onClick={close}>
            Ho capito
          </Button>
        }
      />
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
