import { ComplaintTimeline } from "@favilla/design-system/account/ComplaintTimeline.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { complaintRules, sampleComplaint } from "./complaintSample.ts";

const meta = {
  title: "Account/ComplaintTimeline",
  component: ComplaintTimeline,
  tags: ["!autodocs"],
  args: { complaint: sampleComplaint, rules: complaintRules },
  parameters: { today: "2026-11-20" },
} satisfies Meta<typeof ComplaintTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = (canvas: HTMLElement) => [...canvas.querySelectorAll("li")].map((event) => event.dataset["state"]);

/** In time: who must act, until when, and how many days are left. */
export const Default: Story = {
  name: "In time [CL-20]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Tocca a noi\. Rispondiamo entro il 30.dicembre.2026\. Mancano 40.giorni\./);
    await expect(canvasElement).toHaveTextContent(
      /Dopo la risposta, o dall’11.dicembre.2026 se non rispondiamo, puoi rivolgerti a: Servizio/,
    );
    await expect(canvasElement).toHaveTextContent(/Da: delibera di esempio 1\/2026, controllato il 2.novembre.2026\./);
    await expect(canvasElement).not.toHaveTextContent(/indennizzo/);
    await expect(states(canvasElement)).toEqual(["done", "current", "coming"]);
  },
};

/** Late: the sum of the rules, and the way on. */
export const Late: Story = {
  name: "Late, with an indemnity [CL-20]",
  args: { complaint: { ...sampleComplaint, kind: "complaint", receivedOn: "2026-10-01" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Tocca a noi\. Siamo in ritardo di 20.giorni\./);
    await expect(canvasElement).toHaveTextContent(/Per il ritardo ti spetta un indennizzo di 25,00.€\./);
    await expect(within(canvasElement).getByRole("link", { name: "Vai alla conciliazione" })).toHaveAttribute("href", "#conciliazione");
  },
};

/** The retailer asks for more: the days go on, and the customer reads that it is their turn. */
export const Asked: Story = {
  name: "The customer's turn [CL-05]",
  args: { complaint: { ...sampleComplaint, asked: "Una foto del contatore" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Tocca a te: ci serve altro per rispondere\. Rispondiamo entro/);
    await expect(states(canvasElement)).toEqual(["done", "current", "coming", "coming"]);
  },
};

export const Answered: Story = {
  name: "Answered late [CL-20]",
  args: {
    complaint: {
      ...sampleComplaint,
      kind: "complaint",
      receivedOn: "2026-09-01",
      answer: { on: "2026-10-02", verdict: "partly", text: "Una parte." },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/La risposta è arrivata con un giorno di ritardo\. ?Per il ritardo ti spetta/);
    await expect(canvasElement).toHaveTextContent(/Accolto in parte.*2.ottobre.2026/);
  },
};

/** Without the day of the answer nobody knows whether it was late. */
export const Undated: Story = {
  name: "An answer without a day [CL-20]",
  args: { complaint: { ...sampleComplaint, receivedOn: "2026-01-10", answer: { on: null, verdict: "refused", text: null } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Non accolto/);
    await expect(canvasElement).not.toHaveTextContent(/ritardo|indennizzo|Rispondiamo/);
  },
};

/** Rules that nobody has compared with their source for a year may be those of another one. */
export const OldRules: Story = {
  name: "Rules of another year [CL-23]",
  args: { rules: { ...complaintRules, checked: "2025-11-19" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Tocca a noi\./);
    await expect(canvasElement).not.toHaveTextContent(/Rispondiamo|conciliazione|Da:/i);
  },
};

/** Without rules, and with half of them, no day is named. */
export const Unknown: Story = {
  name: "Without rules [CL-06]",
  args: { rules: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Tocca a noi\.Ricevuto/);
    await expect(canvasElement).not.toHaveTextContent(/giorni|Da:|conciliazione/i);
  },
};
