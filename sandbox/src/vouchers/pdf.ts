import { withArticle } from "../base/dates.ts";
import { createPaper, drawMark, ink, muted, type Paper } from "../paper/paper.ts";
import { dayInWords, moneyWords } from "../paper/words.ts";
import { code128 } from "./code128.ts";
import { plainText } from "./plainText.ts";
import type { VoucherWire } from "./store.ts";

const leftEdge = 48;
const width = 499;
const quietModules = 10;
const barHeight = 74;
/** Points; scanners cannot tell narrower bars apart on paper. */
const [widestModule, narrowestModule] = [1.7, 0.7];
/** The most that fits on the page; long terms continue in the private area. */
const [mostLines, mostLetters] = [14, 1100];

const usedWords = { Used: "Già usato" } as Partial<Record<VoucherWire["status"], string>>;

/** The amount, and the day until which it is valid. */
function amountPanel(paper: Paper, voucher: VoucherWire): void {
  paper.decorate((page) => page.roundedRect(leftEdge, 138, width, 92, 12).fill(ink));
  const inner = { x: leftEdge + 22, width: width - 44, color: "#ffffff" };
  paper.text("H2", voucher.commodityName ? `Buono ${voucher.commodityName}` : "Buono", { ...inner, y: 154, size: 10.5 });
  paper.text("P", moneyWords(voucher.amount), { ...inner, y: 171, size: 32, bold: true });
  const until = dayInWords(voucher.validityEndDate);
  const words = usedWords[voucher.status] ?? (until ? `Valido fino ${withArticle("al", until)}` : "Senza scadenza");
  paper.text("P", words, { ...inner, y: 176, size: 12, bold: true, align: "right" });
}

/** Black on white for every brand, with its quiet zone and its text; returns the y below. */
function barcode(paper: Paper, voucher: VoucherWire, top: number): number {
  const text = voucher.barcode ?? "";
  let y = paper.text("H2", "Codice a barre", { x: leftEdge, y: top, width, size: 13, bold: true }) + 10;
  const bars = code128(text);
  const modules = (bars ?? []).reduce((sum, bar) => sum + bar, quietModules);
  // The margin of the page is the quiet zone before the bars.
  const module = Math.min(widestModule, width / modules);
  if (bars && module >= narrowestModule) {
    paper.figure(`Codice a barre CODE128: ${text}`, (page) => {
      let x = leftEdge;
      for (const [index, bar] of bars.entries()) {
        if (index % 2 === 0) page.rect(x, y, bar * module, barHeight);
        x += bar * module;
      }
      page.fill("#000000");
    });
    y += barHeight + 10;
  }
  y = paper.text("P", text, { x: leftEdge, y, width, size: 12, bold: true }) + 3;
  if (voucher.serialNumber) y = paper.text("P", `Numero di serie ${voucher.serialNumber}`, { x: leftEdge, y, width, color: muted }) + 3;
  return voucher.barcodeTerms ? paper.text("P", plainText(voucher.barcodeTerms), { x: leftEdge, y, width }) + 3 : y;
}

function cut(text: string): string {
  const lines = text.split("\n");
  const short = lines.slice(0, mostLines).join("\n").slice(0, mostLetters);
  return short.length < text.length ? `${short.trimEnd()} […]` : short;
}

function section(paper: Paper, title: string, words: string, top: number): number {
  const text = cut(plainText(words));
  if (!text || top > 700) return top;
  const y = paper.text("H2", cut(plainText(title)) || "Informazioni", { x: leftEdge, y: top + 16, width, size: 11.5, bold: true }) + 4;
  return paper.text("P", text, { x: leftEdge, y, width });
}

/** A redeemed voucher on one page, to be shown at the till. */
export function voucherPdf(voucher: VoucherWire, created: Date): Promise<Uint8Array<ArrayBuffer>> {
  const promoName = plainText(voucher.promoName);
  const paper = createPaper(`Buono ${promoName}`.trim(), "Favilla Energia Srl", created);
  drawMark(paper, leftEdge, 44);
  paper.text("P", "Favilla Energia Srl", { x: leftEdge + 36, y: 46, width: 220, size: 15, bold: true });
  const assigned = dayInWords(voucher.assignmentDate);
  if (assigned)
    paper.text("P", `Assegnato ${withArticle("il", assigned)}`, { x: leftEdge + 262, y: 50, width: 237, align: "right", color: muted });
  paper.text("H1", promoName || "Buono", { x: leftEdge, y: 96, width, size: 22, bold: true });
  amountPanel(paper, voucher);
  let y = barcode(paper, voucher, 256) + 4;
  y = section(paper, "Condizioni d’uso", voucher.termsOfUse ?? "", y);
  for (const { title, content } of (voucher.infos ?? []).slice(0, 3)) y = section(paper, title, content, y);
  const notice = "Favilla Energia Srl, Via Fittizia 1, Bologna. Azienda inventata: questo documento è un esempio e non vale denaro.";
  paper.text("P", notice, { x: leftEdge, y: 800, width, size: 8, color: muted });
  return paper.finish();
}
