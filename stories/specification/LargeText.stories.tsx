import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { largeText } from "../emulation.ts";
import { everything } from "./sample.tsx";

/** Checks that nothing scrolls sideways and that no text is larger than its box. */
const play: Story["play"] = async ({ canvasElement }) => {
  await document.fonts.ready;
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  const cut = [...canvasElement.querySelectorAll<HTMLElement>("h1, h2, h3, p, span, button, a, label, dt, dd")].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const clips = clipPath === "none" && element.clientWidth > 1 && (overflowX !== "visible" || overflowY !== "visible");
    return clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
  });
  await expect(cut.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
};

const meta = {
  title: "Specification/Large text",
  tags: ["!autodocs"],
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  render: () => everything,
  play,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const narrow = { viewport: { value: "narrow" } };

/** 320 px wide, like 1280 px at 400 % zoom (WCAG 1.4.10). */
export const Reflow: Story = { name: "320 px [DS-05]", globals: narrow };

/** Text of 200 % with the letter, word and line spacing of WCAG 1.4.12. */
export const TextOf200: Story = { name: "Text of 200 %, spaced [DS-05]", beforeEach: largeText };

/** Both at once. */
export const Both: Story = { name: "320 px and text of 200 % [DS-05]", globals: narrow, beforeEach: largeText };
