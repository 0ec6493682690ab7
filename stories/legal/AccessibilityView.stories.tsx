import { AccessibilityView } from "@favilla/design-system/legal/AccessibilityView.tsx";
import { type Assessment, noAssessment } from "@favilla/design-system/legal/assessment.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fits } from "../account/sample.ts";
import { asPublicPage } from "../layout/page.tsx";

const help = { phone: "800 900 100", email: "aiuto@favilla.example" };

const assessed: Assessment = {
  automatic: { date: "2026-11-20", pages: 41, violations: 1 },
  person: {
    date: "2026-11-20",
    by: "third",
    state: "partial",
    barriers: [{ reason: "burden", text: "i PDF delle bollette", alternative: "gli stessi dati sono nella pagina della bolletta." }],
  },
};

const meta = {
  title: "Legal/AccessibilityView",
  component: AccessibilityView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  decorators: asPublicPage,
  args: { title: "Dichiarazione di accessibilità", brand: "Favilla", assessment: noAssessment, help },
} satisfies Meta<typeof AccessibilityView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There has been no assessment yet, and the statement says so. */
export const Default: Story = {
  name: "Not assessed [CH-20]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Non ancora valutata" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("L’area clienti rispetta i requisiti");
  },
};

export const Assessed: Story = {
  args: { help: { phone: help.phone }, assessment: assessed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Parzialmente conforme" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("Onere sproporzionato: i PDF delle bollette");
    await expect(canvasElement).toHaveTextContent("È stato trovato un problema");
  },
};

export const Narrow: Story = { args: { assessment: assessed }, globals: { viewport: { value: "narrow" } }, play: fits };
