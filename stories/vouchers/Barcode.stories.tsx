import { Barcode } from "@favilla/design-system/vouchers/Barcode.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { rightToLeft } from "../rightToLeft.tsx";

const meta = {
  title: "Vouchers/Barcode",
  component: Barcode,
  tags: ["!autodocs"],
  args: { value: "FV2026000123" },
} satisfies Meta<typeof Barcode>;

export default meta;
type Story = StoryObj<typeof meta>;

const bars = (canvasElement: HTMLElement) => within(canvasElement).getByRole("img", { name: "Codice a barre" });

/** Whole pixels per module, black on white, with the number below. */
export const Default: Story = {
  name: "Default [VC-06]",
  play: async ({ canvasElement }) => {
    const svg = bars(canvasElement);
    const modules = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
    const wide = () => (svg.getBoundingClientRect().width * devicePixelRatio) / modules;
    await waitFor(() => expect(wide()).toBeCloseTo(Math.round(wide()), 6));
    await expect(wide()).toBeGreaterThanOrEqual(1);
    await expect(within(canvasElement).getByText("FV2026000123")).toBeVisible();
    const figure = canvasElement.querySelector("figure") as HTMLElement;
    // WebKit has no forced colours.
    if (CSS.supports("forced-color-adjust", "none")) await expect(getComputedStyle(figure).forcedColorAdjust).toBe("none");
    await expect([getComputedStyle(svg).fill, getComputedStyle(figure).backgroundColor]).toEqual([
      getComputedStyle(figure).color,
      expect.stringMatching(/^(oklch\(1 0 0\)|rgb\(255, 255, 255\))$/),
    ]);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } }, args: { value: "4006381333931" } };

const asText: NonNullable<Story["play"]> = async ({ canvasElement, args }) => {
  await waitFor(() => expect(within(canvasElement).queryByRole("img")).toBeNull());
  await expect(within(canvasElement).getByText(args.value)).toBeVisible();
  await expect(within(canvasElement).getByText(/detta il numero alla cassa/)).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** A text that CODE128 can't encode is shown without bars. */
export const NotInCode128: Story = { name: "Not in CODE128 [VC-06]", args: { value: "PERCHÉ-20€" }, play: asText };

/** A text whose bars would be too narrow for scanners on this screen is shown without bars. */
export const TooLong: Story = {
  name: "Too long for the screen [VC-06]",
  globals: { viewport: { value: "narrow" } },
  args: { value: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" },
  play: asText,
};

/** In a right-to-left page the barcode does not change. */
export const RightToLeft: Story = { decorators: [rightToLeft] };
