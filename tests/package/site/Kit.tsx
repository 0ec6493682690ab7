import { Button } from "@favilla/design-system/actions/Button";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup";
import { BillCard } from "@favilla/design-system/bills/BillCard";
import { DescriptionList } from "@favilla/design-system/data/DescriptionList";
import { Table } from "@favilla/design-system/data/Table";
import { Accordion } from "@favilla/design-system/disclosure/Accordion";
import { Tabs } from "@favilla/design-system/disclosure/Tabs";
import { Alert } from "@favilla/design-system/feedback/Alert";
import { Tag } from "@favilla/design-system/feedback/Tag";
import { Checkbox } from "@favilla/design-system/forms/Checkbox";
import { RadioGroup } from "@favilla/design-system/forms/RadioGroup";
import { Select } from "@favilla/design-system/forms/Select";
import { Switch } from "@favilla/design-system/forms/Switch";
import { TextField } from "@favilla/design-system/forms/TextField";
import { PageHeader } from "@favilla/design-system/layout/PageHeader";
import { Dialog } from "@favilla/design-system/overlays/Dialog";
import { Link } from "@favilla/design-system/text/Link";
import { useState } from "react";

const nothing = () => {};
const year = [
  { id: "luglio", month: "Luglio", used: "178 kWh" },
  { id: "agosto", month: "Agosto", used: "205 kWh" },
];

/** Components of every kind on a page of another retailer. The classes belong to the rest of that page. */
export function Kit() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <PageHeader title="Le mie bollette" description="Quelle di Casa di Bologna." />
      <Alert tone="warning" title="Una bolletta scade a breve">
        Puoi pagarla entro il 27 novembre.
      </Alert>
      <BillCard
        id="2026-1"
        number="1045231"
        year={2026}
        commodity="electricity"
        supplyName="Casa di Bologna"
        status="Expiring"
        emissionDate="2026-11-03"
        expiryDate="2026-11-27"
        total={72.19}
        lines={[{ id: "energia", label: "Spesa per l’energia", amount: 63.19 }]}
        formats={["pdf"]}
        onDownload={nothing}
      />
      <DescriptionList
        items={[
          { label: "POD", value: "IT001E00000000" },
          { label: "Stato", value: <Tag tone="positive">Attiva</Tag> },
        ]}
      />
      <TextField label="Nome della fornitura" hint="Per riconoscerla." error="Scrivi il nome." />
      <Select
        label="Anno"
        options={[
          { value: "2026", label: "2026" },
          { value: "2025", label: "2025" },
        ]}
      />
      <Checkbox label="Ho letto l’informativa" />
      <RadioGroup
        legend="Come vuoi pagare"
        value="bank"
        onChange={nothing}
        options={[
          { value: "bank", label: "Addebito sul conto" },
          { value: "postal", label: "Bollettino" },
        ]}
      />
      <Switch label="Avvisami quando arriva una bolletta" checked onChange={nothing} />
      <Tabs
        label="Consumi"
        items={[
          { id: "luce", label: "Luce", content: <p>Nel 2026 hai consumato 1.740 kWh.</p> },
          { id: "gas", label: "Gas", content: <p>Nel 2026 hai consumato 812 Smc.</p> },
        ]}
      />
      <Table
        caption="Consumi del 2026"
        columns={[
          { key: "month", header: "Mese", rowHeader: true, render: ({ month }) => month },
          { key: "used", header: "Consumo", align: "end", render: ({ used }) => used },
        ]}
        rows={year}
        rowKey={({ id }) => id}
      />
      <Accordion items={[{ id: "quando", title: "Quando arriva la bolletta?", content: <p>Ogni due mesi.</p> }]} />
      <ButtonGroup>
        <Button variant="secondary" className="rounded-none rounded-0">
          Annulla
        </Button>
        <Button onClick={() => setOpen(true)}>Rinomina</Button>
      </ButtonGroup>
      <p>
        <Link href="#aiuto">Ti serve aiuto?</Link>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rinomina la fornitura">
        <p>Lo vedi solo tu.</p>
      </Dialog>
    </main>
  );
}
