import PDFDocument from "pdfkit";
import { fonts } from "./font.ts";

export const ink = "#1b2440";
export const muted = "#565d70";
const accent = "#c43c08";
const rule = "#ddd8cf";

type Element = PDFKit.PDFStructureElement;

export interface TextStyle {
  x: number;
  y: number;
  width: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: "left" | "right";
}

export interface Column {
  title: string;
  x: number;
  width: number;
  align?: "left" | "right";
}

/** One A4 page; each mark on it is either tagged text or declared decoration. */
export function createPaper(title: string, author: string, created: Date) {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: "it-IT",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  document.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Uint8Array<ArrayBuffer>>((done) => {
    document.on("end", () => done(new Uint8Array(Buffer.concat(chunks))));
  });
  const root = document.struct("Document");
  document.addStructure(root);

  /** A structure element that contains others. */
  const group = (tag: string, build: (element: Element) => void, parent: Element = root) => {
    const element = document.struct(tag);
    parent.add(element);
    build(element);
    element.end();
  };

  /** Draws tagged text; returns the y below it. */
  const text = (tag: string, words: string, style: TextStyle, parent: Element = root): number => {
    group(
      tag,
      (element) => {
        const content = document.markStructureContent(tag);
        document.font(style.bold ? "bold" : "regular", style.size ?? 9.5).fillColor(style.color ?? ink);
        document.text(words, style.x, style.y, { width: style.width, align: style.align ?? "left", lineGap: 2 });
        document.endMarkedContent();
        element.add(content);
      },
      parent,
    );
    return document.y;
  };

  /** Lines and areas that mean nothing to a reader. */
  const decorate = (draw: (document: PDFKit.PDFDocument) => void) => {
    document.markContent("Artifact", { type: "Layout" });
    draw(document);
    document.endMarkedContent();
  };

  /** A drawing with a meaning, and its text for people who cannot see it. */
  const figure = (alt: string, draw: (document: PDFKit.PDFDocument) => void) => {
    const element = document.struct("Figure", { alt });
    root.add(element);
    const content = document.markStructureContent("Figure");
    draw(document);
    document.endMarkedContent();
    element.add(content);
    element.end();
  };

  const ruleAt = (y: number, from: number, to: number) =>
    decorate((page) => page.moveTo(from, y).lineTo(to, y).lineWidth(0.7).stroke(rule));

  /** A table with a head and a rule under each row; returns the y below it. `lastBold` emphasises the last row, as a total. */
  const table = (columns: readonly Column[], rows: readonly (readonly string[])[], top: number, lastBold = false): number => {
    const edges: [number, number] = [columns[0]?.x ?? 0, Math.max(...columns.map((column) => column.x + column.width))];
    let y = top;
    const row = (parent: Element, tag: "TH" | "TD", cells: readonly string[], style: Partial<TextStyle>) => {
      const start = y;
      group(
        "TR",
        (element) => {
          for (const [index, { x, width, align }] of columns.entries()) {
            const bottom = text(tag, cells[index] || " ", { x, y: start, width, align: align ?? "left", ...style }, element);
            y = Math.max(y, bottom);
          }
        },
        parent,
      );
      y += 3;
      ruleAt(y, ...edges);
      y += 6;
    };
    group("Table", (element) => {
      row(
        element,
        "TH",
        columns.map((column) => column.title),
        { size: 8.5, color: muted },
      );
      for (const [index, cells] of rows.entries()) row(element, "TD", cells, { bold: lastBold && index === rows.length - 1 });
    });
    return y;
  };

  const finish = (): Promise<Uint8Array<ArrayBuffer>> => {
    root.end();
    document.end();
    return whole;
  };

  return { text, decorate, figure, table, finish };
}

export type Paper = ReturnType<typeof createPaper>;

/** The retailer's mark at a place: a spark on a rounded square of 26 points. */
export function drawMark(paper: Paper, left: number, top: number): void {
  const [x0, y0] = [left + 13, top + 13];
  paper.decorate((page) => {
    page.roundedRect(left, top, 26, 26, 7).fill(accent);
    page.lineWidth(2).lineCap("round").strokeColor("#ffffff");
    for (let turn = 0; turn < 8; turn += 1) {
      const [x, y] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
      const reach = turn % 2 ? 6 : 8;
      page
        .moveTo(x0 + x * 3.5, y0 + y * 3.5)
        .lineTo(x0 + x * reach, y0 + y * reach)
        .stroke();
    }
  });
}
