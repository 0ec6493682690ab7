import { MeterPicture } from "@favilla/design-system/readings/MeterPicture.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  title: "Readings/MeterPicture",
  component: MeterPicture,
  tags: ["!autodocs"],
  args: { digits: 5, typed: "12885" },
} satisfies Meta<typeof MeterPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const figures = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll("svg text")].map((text) => text.textContent).join("");

/** The wheels show the typed digits; the text below says the same as the picture. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toBe("12885000");
    await expect(canvasElement).toHaveTextContent("Quelle rosse, dopo la virgola, lasciale.");
  },
};

export const Empty: Story = {
  args: { typed: "" },
  play: async ({ canvasElement }) => expect(figures(canvasElement)).toBe("00000000"),
};

/** A real meter does not change its colours in the dark. */
export const Dark: Story = {
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const colours = () => [...canvasElement.querySelectorAll("svg :is(rect, text)")].map((shape) => getComputedStyle(shape).fill);
    const dark = colours();
    root.dataset["mode"] = "light";
    const light = colours();
    root.dataset["mode"] = "dark";
    await expect(dark).toEqual(light);
  },
};

export const OneDigit: Story = { args: { digits: 1, typed: "7" } };

/** Extra digits and other characters are not drawn. */
export const TooMuch: Story = {
  args: { digits: 4, typed: "12.8859,12x" },
  play: async ({ canvasElement }) => expect(figures(canvasElement)).toBe("1288000"),
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { digits: 9, typed: "123456789" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
