import "@favilla/design-system/theme/favilla.css";
import { Button } from "@favilla/design-system/actions/Button";
import { Dialog } from "@favilla/design-system/overlays/Dialog";
import { Drawer } from "@favilla/design-system/overlays/Drawer";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Messages } from "./Messages.tsx";
import { UnitSelect } from "./UnitSelect.tsx";

/** Elements of the site with Tailwind's border, which takes its colour from the site's base. */
const Bordered = () => (
  <div id="bordered">
    <button type="button" className="border">
      Annulla
    </button>
    <input className="border" aria-label="Nome" />
    <fieldset className="border">
      <legend>Consegna</legend>
    </fieldset>
    <dialog open className="border static">
      Avviso
    </dialog>
    <hr className="border" />
  </div>
);

function Page() {
  const [open, setOpen] = useState<"dialog" | "sheet" | "drawer">();
  const [message, setMessage] = useState("");
  const close = () => setOpen(undefined);
  return (
    <main>
      <h1>Consumi</h1>
      <Bordered />
      <div className="space-y-4 divide-y">
        <Button onClick={() => setOpen("dialog")}>Cambia unità</Button>
        <Dialog open={open === "dialog"} onClose={close} title="Unità di misura">
          <UnitSelect />
          <Button onClick={() => setMessage("Salvato")}>Salva</Button>
        </Dialog>
        <Button onClick={() => setOpen("sheet")}>Apri il foglio</Button>
        <Dialog open={open === "sheet"} size="sheet" onClose={close} title="Foglio">
          <p>Testo</p>
        </Dialog>
        <Button onClick={() => setOpen("drawer")}>Filtra</Button>
        <Drawer open={open === "drawer"} onClose={close} title="Filtri">
          <p>Testo</p>
        </Drawer>
        <p>Fine</p>
      </div>
      <Messages text={message} onUndo={() => setMessage("")} />
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
