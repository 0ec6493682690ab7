import { vars } from "@favilla/tokens";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ChartsWords } from "./barText.ts";
import { ChartPicture, type ChartPictureData, type PictureColours } from "./ChartPicture.tsx";
import type { ChartImageFormat } from "./chartImageFormats.ts";

/** Pixels of the PNG per pixel of the picture. */
const density = 2;

/** Converts any CSS colour to `#rrggbb`, which every program reads. A brand may use any CSS notation. */
function toHex(colour: string): string {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return `#${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Reads the brand's colours in light mode, whatever the page's mode is, because the picture has a white background. */
function lightColours(place: Element): PictureColours {
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.dataset["mode"] = "light";
  place.append(probe);
  const style = getComputedStyle(probe);
  const colour = (variable: string) => toHex(style.getPropertyValue(variable.slice("var(".length, -1)));
  const { chart, surface, text, textMuted, border, controlBorder } = vars.color;
  const colours = {
    strong: colour(chart.strong),
    middle: colour(chart.middle),
    soft: colour(chart.soft),
    gap: colour(surface),
    text: colour(text),
    muted: colour(textMuted),
    border: colour(border),
    line: colour(controlBorder),
  };
  probe.remove();
  return colours;
}

function drawMarkup(picture: ReactElement): { markup: string; width: number; height: number } {
  const frame = document.createElement("div");
  const root = createRoot(frame);
  flushSync(() => root.render(picture));
  const svg = frame.querySelector("svg");
  if (!svg) throw new Error("The chart was not drawn");
  const drawn = {
    markup: `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`,
    width: svg.width.baseVal.value,
    height: svg.height.baseVal.value,
  };
  root.unmount();
  return drawn;
}

async function toPng({ markup, width, height }: ReturnType<typeof drawMarkup>): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * density, height * density];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture could not be written");
  return blob;
}

/**
 * Draws a chart as a standalone file (CS-14): SVG, or PNG at twice the size. It uses the light colours of the brand at `place` and system
 * fonts. Rejects if drawing fails. Import it dynamically when the customer asks for it. It needs `img-src data:` in the content security
 * policy.
 */
export async function chartImage(
  format: ChartImageFormat,
  data: ChartPictureData,
  words: ChartsWords,
  place: Element = document.body,
): Promise<Blob> {
  const drawn = drawMarkup(<ChartPicture {...data} words={words} colours={lightColours(place)} />);
  return format === "png" ? toPng(drawn) : new Blob([drawn.markup], { type: "image/svg+xml" });
}
