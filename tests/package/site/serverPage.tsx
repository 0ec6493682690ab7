import { BillCard } from "@favilla/design-system/bills/BillCard";
import { PaymentStatusTag } from "@favilla/design-system/bills/PaymentStatusTag";
import { Amount } from "@favilla/design-system/data/Amount";
import { DescriptionList } from "@favilla/design-system/data/DescriptionList";
import { formatDate } from "@favilla/design-system/data/dates";
import { formatMoney } from "@favilla/design-system/data/format";
import { Table } from "@favilla/design-system/data/Table";
import { PageHeader } from "@favilla/design-system/layout/PageHeader";
import { Link } from "@favilla/design-system/text/Link";

const bills = [
  { number: "1045231", due: "2026-11-27", total: 72.19 },
  { number: "1039877", due: "2026-09-28", total: 58.4 },
];

/** A page of a server component, which has no handler and no state. */
export function ServerPage() {
  return (
    <>
      <PageHeader title="Le tue bollette" back={{ href: "/", label: "Home" }} description="Le ultime due." />
      <BillCard
        id="1045231"
        number="1045231"
        year={2026}
        commodity="electricity"
        supplyName="Casa"
        status="Expiring"
        total={72.19}
        emissionDate="2026-11-07"
        expiryDate="2026-11-27"
        paymentDate={null}
        headingLevel={2}
        formats={["pdf", "csv"]}
        fileHrefs={{ pdf: "/bollette/1045231.pdf", csv: "/bollette/1045231.csv" }}
        lines={[
          { id: "1", label: "Energia", amount: 60 },
          { id: "2", label: "Canone TV", amount: 12.19 },
        ]}
      />
      <PaymentStatusTag status="Paid" /> <Amount euros={1064.75} />
      <DescriptionList items={[{ label: "POD", value: "IT001E12345678" }, { label: "Contatore" }]} />
      <Table
        caption="Bollette"
        columns={[
          { key: "number", header: "Numero", rowHeader: true, render: ({ number }) => number },
          { key: "due", header: "Scadenza", render: ({ due }) => formatDate(due) },
          { key: "total", header: "Importo", align: "end", render: ({ total }) => formatMoney(total) },
        ]}
        rows={bills}
        rowKey={({ number }) => number}
      />
      <Link href="/consumi">Consumi</Link>
    </>
  );
}
