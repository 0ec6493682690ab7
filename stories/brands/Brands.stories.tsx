import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BrandMaker } from "./BrandMaker.tsx";
import { Gallery, onPage } from "./Gallery.tsx";

const meta = {
  title: "Favilla/Brands",
  component: BrandMaker,
  tags: ["!autodocs"],
  args: { accent: "#0a7d4f", ink: "#16302a", neutral: "#f7faf8", radius: 8, font: "Georgia", children: <Gallery /> },
  argTypes: {
    accent: { control: "color" },
    ink: { control: "color" },
    neutral: { control: "color" },
    radius: { control: { type: "range", min: 0, max: 24 } },
    children: { control: false },
  },
} satisfies Meta<typeof BrandMaker>;

export default meta;
type Story = StoryObj<typeof meta>;

const stylesheets = import.meta.glob<string>("../../brands/*/*.css", { query: "?raw", import: "default", eager: true });
/** Stylesheets of the brands that `npm run new -- brand` has written, by brand name. */
const written = new Map(Object.entries(stylesheets).map(([file, css]) => [file.split("/").at(-2) as string, css]));

const painted = (canvasElement: HTMLElement, name: string) => {
  const root = canvasElement.querySelector("[data-brand]") as HTMLElement;
  return getComputedStyle(root).getPropertyValue(name).trim();
};

/** Change the inputs below: colours that can't stay are listed with the nearest ones that pass. */
export const Maker: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Every colour that was given stays/)).toBeVisible();
    await expect(painted(canvasElement, "--fv-button-radius")).toBe("8px");
  },
};

/** A colour on which no text is readable is replaced, and the page says so. */
export const ColourThatCannotStay: Story = {
  args: { accent: "#ffd500", children: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/#ffd500 can't stay/)).toBeVisible();
  },
};

/** Select a brand of the folder `brands`, whose stylesheet is loaded as on a site. */
export const Written: StoryObj<{ brand: string }> = {
  args: { brand: "marea" },
  argTypes: { brand: { control: "select", options: [...written.keys()] } },
  parameters: { controls: { include: ["brand"] } },
  render: ({ brand }) => (
    <div data-brand={brand} style={onPage}>
      <style data-story>{written.get(brand)}</style>
      <Gallery />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(painted(canvasElement, "--fv-button-radius")).toBe("6px");
  },
};
