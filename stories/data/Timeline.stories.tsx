import { Timeline } from "@favilla/design-system/data/Timeline.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  tags: ["!autodocs"],
  args: {
    label: "Avanzamento della richiesta",
    events: [
      { id: "sent", state: "done", title: "Richiesta inviata", date: "2026-11-03", text: "Cambio dei dati catastali di Via Fittizia 8." },
      { id: "working", state: "current", title: "In lavorazione", date: "2026-11-05T09:30:00Z", text: "Di solito bastano cinque giorni." },
      { id: "closed", state: "coming", title: "Chiusura" },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Avanzamento della richiesta" });
    const events = within(list).getAllByRole("listitem");
    await expect(events.map((each) => each.querySelector("div > div")?.textContent)).toEqual([
      "Richiesta inviata, fatto",
      "In lavorazione, in corso",
      "Chiusura, da fare",
    ]);
    await expect(events[1]).toHaveAttribute("aria-current", "step");
    await expect(within(events[1] as HTMLElement).getByText("5 novembre 2026")).toHaveAttribute("datetime", "2026-11-05");
    await expect(events[2]?.querySelector("time")).toBeNull();
  },
};

export const Completed: Story = {
  args: {
    events: [
      { id: "sent", state: "done", title: "Richiesta inviata", date: "2026-11-03" },
      { id: "closed", state: "done", title: "Chiusa con esito positivo", date: "2026-11-10" },
    ],
  },
};

export const Failed: Story = {
  args: {
    events: [
      { id: "sent", state: "done", title: "Richiesta inviata", date: "2026-11-03" },
      {
        id: "closed",
        state: "failed",
        title: "Chiusa con esito negativo",
        date: "2026-11-10",
        text: "Il foglio indicato non esiste. Controllalo e inviala di nuovo.",
      },
    ],
  },
};

export const OneEvent: Story = { args: { events: [{ id: "sent", state: "current", title: "Richiesta inviata", date: "2026-11-21" }] } };

/** Invalid dates are left out. */
export const MissingDates: Story = {
  args: {
    events: [
      { id: "a", state: "done", title: "Richiesta inviata", date: "0001-01-01T00:00:00.000Z" },
      { id: "b", state: "done", title: "In lavorazione", date: null },
      { id: "c", state: "current", title: "Chiusura", date: "ieri" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("time")).toBeNull();
  },
};

export const Empty: Story = { args: { events: [] } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    events: [
      {
        id: "long",
        state: "current",
        title: "Modifica del metodo di pagamento della fornitura intestata al Condominio Campione",
        date: "2026-11-03",
        text: "Supercalifragilisticheria".repeat(4).slice(0, 80),
      },
      { id: "next", state: "coming", title: "Chiusura" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
