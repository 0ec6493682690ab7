import { XMLParser, XMLValidator } from "fast-xml-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ChartPicture, type ChartPictureData } from "./ChartPicture.tsx";
import type { BarSeries, BarSlot } from "./layoutBars.ts";
import { chartsMessages } from "./messages.it.ts";
import { textWidth, wrapText } from "./pictureText.ts";

const colours = {
  strong: "#3e559e",
  middle: "#608bdb",
  soft: "#a9c9fc",
  gap: "#ffffff",
  text: "#182137",
  muted: "#515869",
  border: "#e4e1db",
  line: "#7b808d",
};
const series: BarSeries[] = [
  { id: "F1", label: "F1", detail: "giorno feriale · 60%" },
  { id: "F2", label: "F2", detail: "sera e sabato · 40%" },
];
const slots: BarSlot[] = [
  { id: "1", label: "gen", name: "gennaio 2026", parts: [], reference: 190 },
  {
    id: "2",
    label: "feb",
    name: "febbraio 2026",
    parts: [
      { series: "F1", value: 1234.5 },
      { series: "F2", value: 40.25, estimated: true },
    ],
    reference: 210,
  },
  { id: "3", label: "mar", name: "marzo 2026", parts: [{ series: "F1", value: 0 }], reference: null },
];
const data: ChartPictureData = {
  title: "Consumi Casa di Bologna 2026",
  series,
  slots,
  unit: "kWh",
  periodName: "Da febbraio a marzo 2026",
  referenceLabel: "2025",
  source: "dati del distributore",
  date: "2026-11-20",
};
const draw = (changes: Partial<ChartPictureData> = {}) =>
  renderToStaticMarkup(<ChartPicture {...data} {...changes} colours={colours} words={chartsMessages.words} />).replaceAll("\u00a0", " ");
/** Returns every text of the picture in order. */
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe("a chart's picture [CS-14]", () => {
  test("is an image that is read with its title and all figures", () => {
    const svg = draw();
    expect(XMLValidator.validate(svg)).toBe(true);
    const root = new XMLParser({ ignoreAttributes: false }).parse(svg).svg;
    expect(root).toMatchObject({ "@_xmlns": "http://www.w3.org/2000/svg", "@_width": "1200", "@_role": "img", "@_lang": "it" });
    expect(root["@_viewBox"]).toBe(`0 0 1200 ${root["@_height"]}`);
    expect(root.title["#text"]).toBe(data.title);
    expect(root.desc["#text"].split("\n")).toEqual([
      "gennaio 2026: nessun dato. 2025: 190 kWh",
      "febbraio 2026: 1.274,75 kWh in totale. F1: 1.234,5 kWh; F2: 40,25 kWh, stimato. 2025: 210 kWh",
      "marzo 2026: 0 kWh in totale. F1: 0 kWh",
    ]);
  });

  test("has title, legend, axis, each figure, source and date in writing", () => {
    const written = texts(draw());
    expect(written).toEqual([
      "Consumi Casa di Bologna 2026",
      "Da febbraio a marzo 2026 · Totale 1.274,75 kWh",
      "F1: giorno feriale · 60%",
      "F2: sera e sabato · 40%",
      "Stimato (*)",
      "2025",
      "kWh",
      ...["0", "500", "1.000", "1.500"],
      "nessun dato",
      ...["gen", "feb", "mar"],
      ...["F1", "–", "1.234,5", "0"],
      ...["F2", "–", "40,25*", "–"],
      ...["Totale", "–", "1.274,75", "0"],
      ...["2025", "190", "210", "–"],
      "Fonte: dati del distributore · Data: 20 novembre 2026",
    ]);
  });

  test("is self-contained: it has its colours and patterns, and no external address, script, style or markup from data", () => {
    const svg = draw({ title: '<script>alert("1")</script> & url(http://x)' });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/<(script|style|image|use|foreignObject|a)\b|\bstyle=|\bhref|\bon\w+=|var\(/i);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.replaceAll(/<(text|title)\b[^>]*>[^<]*/g, "").matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address);
    expect(used).toContain("#fill-strong");
    expect(used.filter((address) => !address?.startsWith("#") || !ids.has(address.slice(1)))).toEqual([]);
    expect([...svg.matchAll(/https?:[^"<)]*/g)].map(([address]) => address)).toEqual([
      "http://www.w3.org/2000/svg",
      "http://x",
      "http://x",
    ]);
  });

  test("grows with long words instead of cutting them, and is drawn with large figures, without slots and without a source", () => {
    const heightOf = (svg: string) => Number(/ height="(\d+)"/.exec(svg)?.[1]);
    const name = "Fornitura del condominio di Via Alessandro Manzoni, scala B, ".repeat(4).trim();
    const long = draw({ title: name });
    expect(heightOf(long)).toBeGreaterThan(heightOf(draw()));
    expect(texts(long).join(" ")).toContain(name);
    const large = draw({ slots: slots.map((slot) => ({ ...slot, parts: [{ series: "F1", value: 1_234_567.891 }] })) });
    expect(texts(large)).toContain("1.234.567,891");
    const empty = draw({ slots: [], source: undefined, referenceLabel: undefined });
    expect(XMLValidator.validate(empty)).toBe(true);
    expect(empty).not.toMatch(/NaN|Infinity|undefined/);
    expect(texts(empty)).toContain("Data: 20 novembre 2026");
  });
});

test("[CS-14] text is broken at words, and a longer word within", () => {
  const most = textWidth("0123456789", 10);
  expect(wrapText("uno due tre quattro", most, 10)).toEqual(["uno due", "tre", "quattro"]);
  expect(wrapText("supercalifragilistico", most, 10)).toEqual(["supercalif", "ragilistic", "o"]);
  expect(wrapText("", most, 10)).toEqual([""]);
});
