import { Button } from "@favilla/design-system/actions/Button";
import { BillCard } from "@favilla/design-system/bills/BillCard";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph";
import { Table } from "@favilla/design-system/data/Table";
import { announce } from "@favilla/design-system/feedback/LiveRegion";
import { TextField } from "@favilla/design-system/forms/TextField";
import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
import { TextField as NextTextField } from "favilla-next/forms/TextField";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/** Texts of the site: one with a placeholder that no Italian text has, one without a placeholder that the Italian text has. */
const words = { bills: { loadMoreOther: "Show {number} more", payBill: "{words}" } };

/** Renders a table three times, each time with other columns, and then announces something without a region. */
function Restless() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < 3) setTurn(turn + 1);
    else announce("Fatto");
  }, [turn]);
  return (
    <Table caption="Letture" columns={[{ key: "day", header: "Giorno", render: (row: string) => row }]} rows={["1"]} rowKey={String} />
  );
}

/** A page with every fault that the library can see while a page is developed; among them no brand's stylesheet and two versions. */
createRoot(document.getElementById("root") as HTMLElement).render(
  <FavillaProvider messages={words}>
    <main>
      <TextField label="Nome" id="name" />
      <TextField label="Cognome" id="name" />
      <NextTextField label="Città" />
      <Button> </Button>
      <CommodityGlyph commodity={"acqua" as "gas"} />
      <BillCard
        id="2026-1"
        commodity="gas"
        supplyName="Casa"
        year={2026}
        number="1"
        status={"Nuovo" as "Paid"}
        total={"12,50" as unknown as number}
        formats={[]}
      />
      <Restless />
    </main>
  </FavillaProvider>,
);
