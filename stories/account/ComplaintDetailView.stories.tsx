import { ComplaintDetailView } from "@favilla/design-system/account/ComplaintDetailView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { complaintRules, sampleComplaint } from "./complaintSample.ts";

const meta = {
  title: "Account/ComplaintDetailView",
  component: ComplaintDetailView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("requests"),
  args: {
    title: "La tua pratica",
    back: { href: "#richieste", label: "Le mie richieste" },
    load: loaded(sampleComplaint),
    rules: complaintRules,
    replyHref: (id) => `#rispondi-${id}`,
    onSaveCopy: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof ComplaintDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The days of the answer, and the copy of what was sent. */
export const Default: Story = {
  name: "In time [CL-21]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Correzione di una bolletta" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Avanzamento: R-2026-000141" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("La bolletta conta 400 kWh, il contatore ne segna 120.");
    await userEvent.click(page.getByRole("button", { name: "Salva la copia" }));
    await expect(args.onSaveCopy).toHaveBeenCalledWith(sampleComplaint.copy, "reclamo-R-2026-000141.txt");
  },
};

/** The retailer asks for more: what, and the way to reply. */
export const Asked: Story = {
  name: "More is asked [CL-05]",
  args: { load: loaded({ ...sampleComplaint, asked: "Ci serve una foto del contatore." }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/Che cosa ci serve ?Ci serve una foto del contatore\./);
    await expect(page.getByRole("link", { name: "Rispondi" })).toHaveAttribute("href", "#rispondi-cr-1");
  },
};

export const Answered: Story = {
  name: "Answered [CL-21]",
  args: {
    load: loaded({
      ...sampleComplaint,
      asked: "Ci serve una foto del contatore.",
      answer: { on: "2026-11-18", verdict: "accepted", text: "Hai ragione: correggiamo la bolletta." },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 2, name: "La nostra risposta" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent("Hai ragione: correggiamo la bolletta.");
    await expect(page.queryByRole("link", { name: "Rispondi" })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { load: loading },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("heading", { level: 1, name: "La tua pratica" })).toBeVisible(),
};

export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
