/** A page with bills, their filter and a dialog, written from components.json and llms.txt alone. */
import { Button } from "@favilla/design-system/actions/Button";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup";
import type { BillFacts } from "@favilla/design-system/bills/BillCard";
import { BillFilterDrawer } from "@favilla/design-system/bills/BillFilterDrawer";
import { BillList } from "@favilla/design-system/bills/BillList";
import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter";
import { Dialog } from "@favilla/design-system/overlays/Dialog";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import { useState } from "react";

const bills: BillFacts[] = [
  {
    id: "2026-1",
    commodity: "electricity",
    supplyName: "Casa di Bologna",
    year: 2026,
    number: "1045231",
    status: "Expiring",
    emissionDate: "2026-11-03",
    expiryDate: "2026-11-27",
    total: 72.19,
    formats: ["pdf"],
  },
];

export function AssistantPage() {
  const [filter, setFilter] = useState<BillFilterValue>(defaultBillFilter);
  const [opened, setOpened] = useState<"filter" | "help" | null>(null);
  const close = () => setOpened(null);
  return (
    <FavillaProvider>
      <main>
        <h1>Le tue bollette</h1>
        <ButtonGroup>
          <Button variant="secondary" onClick={() => setOpened("filter")}>
            Filtra
          </Button>
          <Button variant="secondary" onClick={() => setOpened("help")}>
            Come pagare
          </Button>
        </ButtonGroup>
        <BillList label="Le tue bollette" headingLevel={2} bills={bills} onDownload={() => {}} />
        <BillFilterDrawer
          open={opened === "filter"}
          value={filter}
          onApply={(next) => {
            setFilter(next);
            close();
          }}
          onClose={close}
        />
        <Dialog open={opened === "help"} title="Come pagare" onClose={close}>
          <p>Paghi con PagoPA, in banca o alla posta.</p>
        </Dialog>
      </main>
    </FavillaProvider>
  );
}
