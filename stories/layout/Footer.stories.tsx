import { Footer, type FooterProps } from "@favilla/design-system/layout/Footer.tsx";
import { LanguageChoice } from "@favilla/design-system/layout/LanguageChoice.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useControlled } from "../forms/useControlled.ts";
import { policies } from "./sample.tsx";

const meta = {
  title: "Layout/Footer",
  component: Footer,
  tags: ["!autodocs"],
  args: { policies },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Policies: Story = {
  name: "Privacy and cookies [CH-08]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole("contentinfo"));
    await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "#privacy");
    await expect(footer.getByRole("link", { name: "Cookie" })).toHaveAttribute("href", "#cookie");
  },
};

export const WithCompany: Story = {
  tags: ["pattern:link"],
  args: { children: "Favilla S.p.A. · Via Fittizia 8, Bologna · P.\u00a0IVA\u00a000000000000" },
};

const help = { phone: "800 900 100", hours: "lun – ven, 8 – 20", email: "aiuto@favilla.example" };

const withColours = { value: "system", onChange: fn() } satisfies FooterProps["mode"];

/** Contact details and the colour mode, in the same place on every page. */
export const HelpAndColours: Story = {
  name: "Help and colours (WCAG 3.2.6)",
  tags: ["pattern:link", "pattern:disclosure"],
  args: { help, mode: withColours },
  render: function Live({ mode = withColours, ...args }) {
    return <Footer {...args} mode={useControlled(mode)} />;
  },
  play: async ({ args, canvasElement }) => {
    const footer = within(canvasElement);
    await expect(footer.getByRole("link", { name: "Chiama 800 900 100" })).toHaveAttribute("href", "tel:800900100");
    await expect(footer.getByRole("link", { name: help.email })).toHaveAttribute("href", `mailto:${help.email}`);
    await expect(footer.getByLabelText("Aspetto")).not.toBeVisible();
    const place = () => JSON.stringify(footer.getByText("Aspetto").getBoundingClientRect());
    const before = place();
    await userEvent.click(footer.getByText("Aspetto"));
    await expect(place()).toBe(before);
    await userEvent.selectOptions(footer.getByRole("combobox", { name: "Aspetto" }), "Scuro");
    await expect(args.mode?.onChange).toHaveBeenCalledWith("dark");
  },
};

/** The select opens below the links, so that what opens it stays under the finger. */
export const ColoursOnAPhone: Story = {
  ...HelpAndColours,
  name: "Colours on a phone [CH-37, CH-60]",
  tags: [],
  play: async (context) => {
    const footer = within(context.canvasElement).getByRole("contentinfo");
    await expect(footer.getBoundingClientRect().height).toBeLessThanOrEqual(120);
    for (const target of footer.querySelectorAll("a, summary"))
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await HelpAndColours.play?.(context);
  },
  globals: { viewport: { value: "phone" } },
  args: { help, mode: withColours, policies: { ...policies, accessibility: "#accessibilita" } },
};

/** A site names a document itself, or adds one. */
export const OwnLinks: Story = {
  name: "Own links [DS-72]",
  tags: ["pattern:link"],
  args: {
    policies: { ...policies, accessibility: "#accessibilita" },
    links: [{ label: "Condizioni d’uso", href: "#condizioni" }],
  },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("link")
      .map((link) => link.textContent);
    await expect(names).toEqual(["Privacy", "Cookie", "Accessibilità", "Condizioni d’uso"]);
  },
};

const languages = [
  { code: "it", name: "Italiano" },
  { code: "en", name: "English" },
  { code: "de", name: "Deutsch" },
];

/** The languages need no line of their own where the links leave room. */
export const WithLanguages: Story = {
  name: "Languages behind the links [CH-73]",
  tags: ["pattern:link", "pattern:button"],
  args: { languageChoice: <LanguageChoice languages={languages} value="it" onChange={fn()} /> },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement);
    const { bottom } = footer.getByRole("link", { name: "Cookie" }).getBoundingClientRect();
    for (const { name } of languages)
      await expect(Math.abs(footer.getByRole("button", { name }).getBoundingClientRect().bottom - bottom)).toBeLessThanOrEqual(1);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    links: [{ label: "Dichiarazione di accessibilità e modulo per le segnalazioni", href: "#accessibilita" }],
    children: "Favilla S.p.A. · Via Fittizia 8, Bologna · P.\u00a0IVA\u00a000000000000",
    help: { ...help, email: "assistenza.clienti.area.riservata@favilla-energia-e-gas.example" },
    mode: { value: "contrast", onChange: fn() },
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
