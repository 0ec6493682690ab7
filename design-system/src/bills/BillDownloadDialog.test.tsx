import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BillFacts } from "./BillCard.tsx";
import { BillDownloadDialog } from "./BillDownloadDialog.tsx";

const bill: BillFacts = {
  id: "b-1",
  number: "7",
  year: 2026,
  commodity: "electricity",
  supplyName: "Casa",
  status: "Paid",
  total: -12.5,
  emissionDate: "2026-11-02",
  expiryDate: null,
  formats: ["pdf"],
};
const textOf = (document: BillFacts) =>
  renderToStaticMarkup(<BillDownloadDialog open bill={document} onDownload={() => {}} allBillsHref="/b" homeHref="/" />).replace(
    /<[^>]*>/g,
    " ",
  );

it("[BL-12] the download of a credit note calls it so, as its card does", () => {
  const note = textOf({ ...bill, creditNote: true });
  expect(note).toContain("La tua nota di credito");
  expect(note).toContain("Nota di credito · Luce");
  expect(note.replaceAll("\u00a0", " ")).toContain("n. 7 del 2 nov");
  expect(note).not.toMatch(/La tua bolletta|Bolletta/);
  expect(textOf(bill)).toContain("La tua bolletta");
});
