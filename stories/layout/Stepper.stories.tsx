import { Stepper } from "@favilla/design-system/layout/Stepper.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Layout/Stepper",
  component: Stepper,
  tags: ["!autodocs"],
  args: { label: "Addebito su libretto", steps: ["Codice del libretto", "Condizioni", "Conferma con un codice"], current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["pattern:stepper"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Passo 2 di 3")).toBeVisible();
    const items = within(canvas.getByRole("list", { name: "Addebito su libretto" })).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(["Codice del libretto, fatto", "Condizioni", "Conferma con un codice"]);
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  },
};

export const First: Story = { tags: ["pattern:stepper"], args: { current: 1 } };
export const Last: Story = { tags: ["pattern:stepper"], args: { current: 3 } };
export const TwoSteps: Story = {
  tags: ["pattern:stepper"],
  args: { label: "Addebito su conto", steps: ["IBAN", "Conferma con un codice"], current: 1 },
};

/** On a phone only the current step's name is visible; screen readers get all of them. */
export const Phone: Story = {
  name: "Narrow [DS-05]",
  tags: ["pattern:stepper"],
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")[0]).toHaveTextContent("Codice del libretto, fatto");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const word = "Supercalifragilisticheria".repeat(4).slice(0, 80);
const long = ["Dati di chi paga la fornitura intestata al Condominio Campione", word, "Conferma con il codice che ti mandiamo per SMS"];

export const LongText: Story = { tags: ["pattern:stepper"], args: { steps: long } };
export const LongTextNarrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { steps: long },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
