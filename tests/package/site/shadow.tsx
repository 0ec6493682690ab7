import { Button } from "@favilla/design-system/actions/Button";
import { ToggleGroup } from "@favilla/design-system/actions/ToggleGroup";
import { Tabs } from "@favilla/design-system/disclosure/Tabs";
import { Combobox } from "@favilla/design-system/forms/Combobox";
import { DateField } from "@favilla/design-system/forms/DateField";
import { Dialog } from "@favilla/design-system/overlays/Dialog";
import { Menu } from "@favilla/design-system/overlays/Menu";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const streets = ["Via Fittizia, 8", "Via Fittizia, 10", "Viale Campione, 3"].map((label) => ({ id: label, label }));

function Page() {
  const [street, setStreet] = useState("");
  const [day, setDay] = useState<string | null>("2026-11-20");
  const [chosen, setChosen] = useState("");
  const [period, setPeriod] = useState("Mesi");
  const [open, setOpen] = useState(false);
  return (
    <FavillaProvider>
      <h1>Richiesta</h1>
      <Combobox
        label="Indirizzo"
        value={street}
        onChange={setStreet}
        options={streets.filter(({ label }) => label.toLowerCase().startsWith(street.toLowerCase()))}
        onSelect={({ label }) => setStreet(label)}
      />
      <DateField label="Dal" value={day} onChange={setDay} />
      <Menu
        trigger={<Button>Scarica</Button>}
        items={["PDF", "Excel"].map((label) => ({ id: label, label, onChoose: () => setChosen(label) }))}
      />
      <p>Scelto: {chosen}</p>
      <Tabs
        label="Consumi"
        items={["Luce", "Gas", "Acqua"].map((label) => ({ id: label, label, content: <p>Del {label.toLowerCase()}</p> }))}
      />
      <ToggleGroup
        legend="Periodo"
        value={period}
        onChange={setPeriod}
        options={["Mesi", "Anni", "Giorni"].map((label) => ({ value: label, label }))}
      />
      <Button onClick={() => setOpen(true)}>Rinomina</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rinomina la fornitura">
        <Button>Salva</Button>
      </Dialog>
    </FavillaProvider>
  );
}

/** A part of another page that keeps its styles for itself. */
class FavillaPart extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = '<link rel="stylesheet" href="/all.css"><div data-brand="favilla"></div>';
    createRoot(root.querySelector("div") as HTMLElement).render(<Page />);
  }
}
customElements.define("favilla-part", FavillaPart);
document.body.append(document.createElement("favilla-part"));
