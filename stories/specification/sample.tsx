import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { ToggleGroup } from "@favilla/design-system/actions/ToggleGroup.tsx";
import { BillCard } from "@favilla/design-system/bills/BillCard.tsx";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Tag } from "@favilla/design-system/feedback/Tag.tsx";
import { Checkbox } from "@favilla/design-system/forms/Checkbox.tsx";
import { Switch } from "@favilla/design-system/forms/Switch.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { sampleBill } from "../bills/sample.ts";

const ignore = () => {};

const views = [
  { value: "chart", label: "Grafico" },
  { value: "table", label: "Tabella" },
];

/** A sample of many components, as on a page. */
export const everything = (
  <Stack gap={4}>
    <Alert tone="negative" title="Non siamo riusciti a salvare le modifiche ai tuoi recapiti">
      Controlla la connessione e riprova.
    </Alert>
    <div style={{ containerType: "inline-size" }}>
      <BillCard {...sampleBill} headingLevel={2} onDownload={ignore} />
    </div>
    <TextField label="E-mail" name="email" hint="Ti scriviamo solo per le tue bollette." error="Scrivi l’indirizzo per intero." />
    <Checkbox label="Ricordami su questo dispositivo" />
    <Switch label="Bolletta per e-mail" checked onChange={ignore} />
    <ToggleGroup legend="Come vedere i consumi" options={views} value="chart" onChange={ignore} />
    <Disclosure summary="Mostra il dettaglio">Spesa per l’energia 58,20 €.</Disclosure>
    <p>
      <Tag tone="positive">Pagata</Tag> <Link href="#bollette">Tutte le bollette</Link>
    </p>
    <ButtonGroup>
      <Button variant="secondary">Annulla</Button>
      <Button>Conferma la modifica</Button>
    </ButtonGroup>
  </Stack>
);
