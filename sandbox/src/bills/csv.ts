import { euros } from "../base/money.ts";
import type { BillWire, DetailWire, StoredBill } from "./wire.ts";
import { listOf } from "./wire.ts";

const header = ["Anno", "Numero", "Fornitura", "Voce", "Quantità", "Unità", "Prezzo unitario", "Importo in euro"];

/** A number with a decimal comma and no thousands point, as a spreadsheet reads it; empty where there is none. */
const decimal = (value: number | null, digits: number) => (value === null ? "" : value.toFixed(digits).replace(".", ","));

/** Text as one cell that no spreadsheet program reads as a formula. */
function text(value: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const row = (bill: BillWire, supply: string, label: string, quantity: string, unit: string, price: string, amount: string) =>
  [String(bill.ANNO), text(bill.NUMERO), text(supply), text(label), quantity, text(unit), price, amount].join(";");

const detailRow = (bill: BillWire) => (detail: DetailWire) =>
  row(
    bill,
    detail.FORNITURACOD ?? "",
    detail.DESCRIZIONE ?? "",
    decimal(detail.QUANTITA ?? null, 2),
    detail.UNITA ?? "",
    decimal(detail.PREZZOUNITARIO ?? null, 5),
    decimal(euros(detail.IMPORTO), 2),
  );

/** A bill's detail lines for a spreadsheet: byte order mark, semicolons, CRLF, decimal commas. */
export function billCsv({ wire }: StoredBill): string {
  const rows = [
    ...listOf(wire.DETTAGLI?.DETTAGLIODOCUMENTO).map(detailRow(wire)),
    row(wire, "", "Totale", "", "", "", decimal(euros(wire.IMPORTOTOTALE), 2)),
  ];
  return `\uFEFF${[header.join(";"), ...rows].join("\r\n")}\r\n`;
}
