import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { billDossier } from "@favilla/design-system/bills/billDossier.ts";
import type { DossierFacts, DossierWords } from "@favilla/design-system/bills/dossierFacts.ts";
import { dossierStyle } from "@favilla/design-system/bills/dossierStyle.ts";
import { writeHtml } from "@favilla/design-system/data/fileNodes.ts";
import { formatsOf } from "@favilla/design-system/data/useFormats.ts";
import * as german from "@favilla/design-system/locales/de.ts";
import * as english from "@favilla/design-system/locales/en.ts";
import * as italian from "@favilla/design-system/locales/it.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { regionOf } from "@favilla/design-system/theme/region.ts";
import { expect, it } from "vitest";

const catalogues = { it: italian, en: english, de: german };

const wordsOf = (language: keyof typeof catalogues): DossierWords => {
  const all = catalogues[language] as typeof italian;
  return {
    dossier: all.dossier,
    data: { ...all.billCards, ...all.billDetail, ...all.billData, code: all.paySheet.code },
    bills: all.bills,
    readings: all.billReadings,
    figures: all.billFigures,
    why: all.why,
    whyPage: all.billWhy,
    rights: all.rights,
    cards: all.billCards,
    dates: all.dates,
    commodities: all.data,
  };
};

const supply: Supply = {
  id: "supply-1",
  supplyCode: "S-1",
  commodity: "electricity",
  pod: "IT001E00000001",
  pdr: null,
  status: "active",
  address: "Via Fittizia 8, Bologna",
  nickname: null,
  selfReadingToken: null,
  contractNumber: "CTR-100001001",
} as Supply;

const line = { supplyCode: "S-1", vas: null, quantity: null, unit: null, unitPrice: null } as const;

const bill = {
  id: 2,
  number: "1045231",
  year: 2026,
  name: null,
  commodity: "electricity",
  supplyCode: "S-1",
  contractNumber: null,
  periodFrom: "2026-09-01",
  periodTo: "2026-10-31",
  emissionDate: "2026-11-03",
  expiryDate: "2026-11-26",
  paymentDate: null,
  referenceDate: null,
  paymentType: "Bollettino",
  totalAmount: 72.19,
  supplyAmount: 63.19,
  installmentAmount: null,
  installmentNumber: 0,
  paymentId: "300000000000000026",
  documentTypeCode: "FT",
  documentType: "Fattura",
  accountStatus: "Unknown",
  details: [
    { ...line, kind: "energy", type: 'Quota <consumi> & "altro"', amount: 63.19, quantity: 283, unit: "kWh", unitPrice: 0.22329 },
    { ...line, kind: "levy", type: "Canone TV", amount: 9 },
  ],
  rates: [
    { number: 1, amount: 36.1, expiryDate: "2026-11-26", paymentDate: null },
    { number: 2, amount: 36.09, expiryDate: "2026-12-26", paymentDate: null },
  ],
} as Bill;

const before = (months: number): Bill => {
  const day = (base: string, less = 0) => {
    const date = new Date(`${base}T12:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() - months);
    date.setUTCDate(date.getUTCDate() - less);
    return date.toISOString().slice(0, 10);
  };
  return {
    ...bill,
    id: 100 + months,
    number: String(1_000_000 + months),
    periodFrom: day("2026-09-01"),
    periodTo: day("2026-11-01", 1),
    emissionDate: day("2026-11-03"),
    expiryDate: day("2026-11-26"),
    paymentDate: day("2026-11-25"),
    totalAmount: 60 + months,
    rates: [],
  };
};

const reading = (date: string, figure: number, consumption: number) =>
  ({
    date,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    consumption,
    reading: figure,
    zone: "F1",
    origin: "estimate",
    description: null,
  }) as const;

const facts: DossierFacts = {
  bill,
  supplies: [supply],
  customer: { name: "Giulia Esempio", number: "C-100001", fiscalCode: "SMPGLI80A41A944Z" },
  readings: [{ supply, rows: [reading("2026-08-31", 11780, 150), reading("2026-09-30", 11900, 120), reading("2026-10-31", 12063, 163)] }],
  others: { bills: [2, 4, 6, 8, 10, 12, 14].map(before), complete: true },
  complaints: [
    {
      number: "R-2026-000001",
      kind: "Correzione di una bolletta",
      events: [
        { title: "Ricevuto", date: "2026-11-10" },
        { title: "Risposta", date: "2026-12-20" },
      ],
      notes: ["Tocca a noi."],
      copy: "Nome e cognome: Giulia Esempio\nE-mail: giulia@esempio.it\nBolletta: 1045231\n\nHo pagato 72,19 €. <script>alert(1)</script>",
      asked: null,
      answer: "Gentile Giulia, la bolletta è giusta.",
    },
  ],
  rules: undefined,
  today: "2026-11-21",
};

const fileOf = (changes: Partial<DossierFacts>, personal: boolean, language: keyof typeof catalogues = "it") =>
  writeHtml(
    billDossier({ ...facts, ...changes }, wordsOf(language), formatsOf(regionOf({ locale: `${language}-IT` })), personal),
    dossierStyle,
  );

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

it("[BL-200] the file holds the bill, its readings, reasons, the bills of twelve months and the complaint", () => {
  const text = textOf(fileOf({}, true));
  for (const words of [
    "Fascicolo della bolletta n. 2026 / 1045231",
    "Preparato il 21 novembre 2026 .",
    "Giulia Esempio",
    "SMPGLI80A41A944Z",
    "IT001E00000001",
    "3000 0000 0000 0000 26",
    "283 kWh × 0,22329 €",
    "63,19 €",
    "72,19 €",
    "36,09 €",
    "11.780 (stimato)",
    "Perché questo importo",
    "rispetto alla bolletta precedente",
    "rispetto allo stesso periodo del 2025",
    "Pratica R-2026-000001",
    "10 novembre 2026",
    "Gentile Giulia",
  ])
    expect(text).toContain(words);
  for (const months of [2, 4, 6, 8, 10, 12]) expect(text).toContain(`2026 / ${1_000_000 + months}`);
  expect(text).not.toContain("1000014");
});

it("[BL-201] names, amounts and codes are dots unless the customer asks, in texts and answers too", () => {
  for (const language of ["it", "en", "de"] as const) {
    const html = fileOf({}, false, language);
    expect(html).not.toMatch(/Giulia|Esempio|esempio|Fittizia|SMPGLI|C-100001|CTR-|IT001E|3000 0000|0,22329/);
    expect(textOf(html)).not.toMatch(/\d[.,]\d\d(?!\d)|€\d/);
    expect(html).toContain("••••");
    expect(html).toContain("1045231");
  }
});

it("[BL-202] what could not be read is said, once at the top and in its place", () => {
  const text = textOf(fileOf({ customer: null, others: null, complaints: null, readings: [{ supply, rows: null }] }, true));
  for (const part of ["I dati del cliente", "Le letture", "Le bollette precedenti", "I reclami"])
    expect(text).toContain(`${part}: non siamo riusciti a leggere questi dati.`);
  expect(text).toContain("Da completare");
  expect(textOf(fileOf({}, true))).not.toContain("Da completare");
});

it("[BL-241] the file has the estimate that a reading corrects while one can be sent, and says where nobody could read until when", () => {
  const gasLine = { ...line, kind: "energy", type: "Gas", amount: 63.19, quantity: 283, unit: "Smc" } as const;
  const rules = { source: "delibera di esempio", checked: "2026-11-02", estimate: true };
  const textWith = (readUntil: DossierFacts["readUntil"]) =>
    textOf(fileOf({ bill: { ...bill, commodity: "gas", details: [gasLine] }, rules, readUntil }, true));
  expect(textWith({ day: "2026-11-26" })).toMatch(
    /Una lettura corregge la stima 283\sSmc di questa bolletta sono stimati\..* Hai tempo fino al 26\snovembre\s2026\..* controllato il 2\snovembre\s2026\./,
  );
  for (const readUntil of [{ day: "2026-11-20" }, { day: null }, undefined]) expect(textWith(readUntil)).not.toContain("corregge la stima");
  const missing = "Fino a quando puoi inviare una lettura: non siamo riusciti a leggere questi dati.";
  expect(textWith(null).split(missing)).toHaveLength(3);
  expect(textWith({ day: null })).not.toContain(missing);
});

it("[BL-203] nothing of a text becomes markup, and the file names no other file", () => {
  const html = fileOf({ customer: { name: "שרה </title><b>&" } }, true);
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("Quota &lt;consumi&gt; &amp; &quot;altro&quot;");
  expect(html).toContain("<bdi>שרה &lt;/title&gt;&lt;b&gt;&amp;</bdi>");
  expect(html).not.toMatch(/\s(?:src|href|on\w+|style)=|url\(|@import|https?:/);
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="it">/);
  expect(html.match(/<th[ >](?!scope)/g)).toBeNull();
  expect(html.match(/<table>/g)?.length).toBe(html.match(/<caption>/g)?.length);
  expect(html).toContain('<time datetime="2026-11-26">26 novembre 2026</time>');
});
