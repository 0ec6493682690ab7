import { ReadingSentView } from "@favilla/design-system/readings/ReadingSentView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { back, longName, sentReading } from "./pageSample.ts";

const reading = sentReading(0, { status: "sent", value: 12885, sentAt: "2026-11-20T09:12:00.000Z" });

const meta = {
  title: "Readings/ReadingSentView",
  component: ReadingSentView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("selfReading"),
  args: {
    title: "Lettura inviata",
    back,
    load: loaded(reading),
    before: { date: "2026-09-28", value: 12791 },
    next: { name: "Casa al mare", href: "#invia" },
    onPrint: fn(),
  },
} satisfies Meta<typeof ReadingSentView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next reading is the main action. */
export const Default: Story = {
  tags: ["pattern:button"],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Invia la prossima: Casa al mare" })).toHaveAttribute("href", "#invia");
    await expect(page.getByRole("button", { name: "Stampa la ricevuta" })).toBeVisible();
  },
};

/** No other reading is to be sent, and none is known before. */
export const Only: Story = { args: { next: undefined, before: null, load: loaded({ ...reading, supplyName: null }) } };

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { load: loading },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible(),
};

/** The reading has arrived all the same. */
export const Failed: Story = {
  args: { load: failure },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "La lettura è arrivata, ma non riusciamo a mostrarla" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Riprova" }));
    await expect(failure.retry).toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { load: loaded({ ...reading, supplyName: longName }), next: { name: longName, href: "#invia" } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
