import { BarChart } from "@favilla/design-system/charts/BarChart.tsx";
import { ChartImageMenu } from "@favilla/design-system/charts/ChartImageMenu.tsx";
import { ChartPicture, type ChartPictureData } from "@favilla/design-system/charts/ChartPicture.tsx";
import { chartImage } from "@favilla/design-system/charts/chartImage.tsx";
import { chartsMessages } from "@favilla/design-system/charts/messages.it.ts";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { menuTester } from "@favilla/design-system/testing/index.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { year, yearOf, zones } from "./sample.ts";

const meta = {
  title: "Charts/ChartImageMenu",
  component: ChartImageMenu,
  tags: ["!autodocs"],
  args: { onSave: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
        <LiveRegion />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartImageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture: ChartPictureData = {
  title: "Consumi Casa di Bologna 2026",
  series: zones,
  slots: yearOf(year, (month) => ({ reference: 190 - 9 * Math.abs(month - 6) })),
  unit: "kWh",
  periodName: "Da gennaio a novembre 2026",
  referenceLabel: "2025",
  source: "dati del distributore",
  date: "2026-11-20",
};

const formats = (canvasElement: HTMLElement) => menuTester(userEvent, canvasElement, /^(Salva|Preparo)/);

/** Two formats with PNG first, which has focus when the menu opens. */
export const Default: Story = {
  name: "Default [CS-14]",
  tags: ["pattern:menu-button"],
  play: async ({ canvasElement, args }) => {
    await formats(canvasElement).open();
    await waitFor(() => expect(within(canvasElement).getByRole("menuitem", { name: "Immagine (.png)" })).toHaveFocus());
    await press("{ArrowDown}");
    await waitFor(() => expect(within(canvasElement).getByRole("menuitem", { name: /\.svg/ })).toHaveFocus());
    await press("{Enter}");
    await expect(args.onSave).toHaveBeenCalledWith("svg");
    await waitFor(() => expect(canvasElement).toHaveTextContent("File scaricato."));
    await expect(within(canvasElement).getByRole("button", { name: "Salva come immagine" })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    await formats(canvasElement).choose("Immagine (.png)");
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveAccessibleName("Preparo il file…"));
  },
};

/** After a failure the same button retries. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error("no"))) },
  play: async ({ canvasElement }) => {
    await formats(canvasElement).choose("Immagine (.png)");
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription(/al sicuro: riprova/));
  },
};

/** The name begins with the label in the language that is shown. */
export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  render: function Named(args) {
    const { saveImage } = useMessages(chartsMessages);
    return <ChartImageMenu {...args} label={`${saveImage}: Fornitura del condominio di Via Alessandro Manzoni 8, scala B`} />;
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** The saved picture. */
export const Picture: Story = {
  render: () => (
    <div style={{ overflow: "auto" }}>
      <ChartPicture
        {...picture}
        words={chartsMessages.words}
        colours={{
          strong: "#3e559e",
          middle: "#608bdb",
          soft: "#a9c9fc",
          gap: "#ffffff",
          text: "#182137",
          muted: "#515869",
          border: "#e4e1db",
          line: "#7b808d",
        }}
      />
    </div>
  ),
};

/** The picture is light even if the page is in dark mode. The PNG is the same drawing at twice the size. */
export const Saved: Story = {
  name: "Saved [CS-14]",
  globals: { mode: "dark" },
  render: () => <BarChart label="Consumi del 2026" {...picture} />,
  play: async () => {
    const svg = await chartImage("svg", picture, chartsMessages.words);
    await expect(svg.type).toBe("image/svg+xml");
    const text = await svg.text();
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement as unknown as SVGSVGElement;
    await expect(drawn.localName).toBe("svg");
    const textOf = (selector: string) => [...drawn.querySelectorAll(selector)].map((each) => each.textContent);
    await expect(textOf("title")).toEqual([picture.title]);
    const written = textOf("text");
    for (const value of year.flatMap((month) => month ?? [])) await expect(written).toContain(String(value).replace(".", ","));
    await expect(written).toContain("Fonte: dati del distributore · Data: 20 novembre 2026");
    await expect(text).not.toMatch(/<script|style=|href|var\(/);
    const background = [...drawn.children].find(({ localName }) => localName === "rect");
    await expect(background?.getAttribute("fill")).toBe("#ffffff");
    await expect(document.querySelectorAll("[data-mode=light]")).toHaveLength(0);

    const png = await chartImage("png", picture, chartsMessages.words);
    const bytes = new DataView(await png.arrayBuffer());
    await expect([bytes.getUint32(0), bytes.getUint32(4)]).toEqual([0x89504e47, 0x0d0a1a0a]);
    await expect(bytes.getUint32(16)).toBe(2 * Number(drawn.getAttribute("width")));
    await expect(bytes.getUint32(20)).toBe(2 * Number(drawn.getAttribute("height")));
    const pixels = await createImageBitmap(png);
    const canvas = new OffscreenCanvas(pixels.width, pixels.height);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(pixels, 0, 0);
    const colours = new Set<number>();
    for (const pixel of new Uint32Array(context.getImageData(0, 0, pixels.width, pixels.height).data.buffer)) colours.add(pixel);
    // The pixel colour of the bars' strong fill in light mode: proves that something is drawn in those colours.
    await expect(colours.has(0xff9e553e)).toBe(true);
  },
};
