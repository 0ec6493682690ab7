import { createPaper, drawMark, muted } from "../paper/paper.ts";
import { dayInWords, priceWords } from "../paper/words.ts";
import type { Contract } from "./contracts.ts";

const leftEdge = 48;
const width = 499;

/** A document of a contract on one page: its name and the facts of the offer. */
export function contractPdf(name: string, contract: Contract, created: Date): Promise<Uint8Array<ArrayBuffer>> {
  const paper = createPaper(name, "Favilla Energia Srl", created);
  drawMark(paper, leftEdge, 44);
  paper.text("P", "Favilla Energia Srl", { x: leftEdge + 36, y: 46, width: 220, size: 15, bold: true });
  let y = paper.text("H1", name, { x: leftEdge, y: 96, width, size: 22, bold: true }) + 12;
  const { number, offerName, offerCode, price, priceEnd } = contract;
  const facts = [
    number && `Contratto ${number}`,
    offerName && `Offerta ${offerName}`,
    offerCode && `Codice offerta ${offerCode}`,
    ...price.units.map(({ band, perUnit }) => `Prezzo ${band ?? "unico"}: ${priceWords(Number(perUnit))}`),
    priceEnd && `Prezzo valido fino al ${dayInWords(priceEnd)}`,
  ].filter((fact) => typeof fact === "string");
  for (const fact of facts) y = paper.text("P", fact, { x: leftEdge, y, width }) + 6;
  const notice = "Favilla Energia Srl, Via Fittizia 1, Bologna. Azienda inventata: questo documento è un esempio.";
  paper.text("P", notice, { x: leftEdge, y: 800, width, size: 8, color: muted });
  return paper.finish();
}
