import { ReadingView } from "@favilla/design-system/readings/ReadingView.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { asPage, failure, loaded, loading } from "../layout/page.tsx";
import { back, longName, sentReading } from "./pageSample.ts";

const { href: _page, ...reading } = sentReading(0);
const refused = { ...reading, status: "refused", reason: "È più bassa dell’ultima reale.", decidedAt: "2026-09-21T16:20:00.000Z" } as const;

const meta = {
  title: "Readings/ReadingView",
  component: ReadingView,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("selfReading"),
  args: { title: "La tua lettura", back, load: loaded({ ...reading, decidedAt: "2026-09-21T16:20:00.000Z", cycle: "periodic" }) },
} satisfies Meta<typeof ReadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole("main"));
    await expect(page.getByRole("link", { name: "Autolettura" })).toHaveAttribute("href", "#letture");
    await expect(page.queryByRole("link", { name: "Invia un’altra lettura" })).toBeNull();
  },
};

/** The window is still open. */
export const Refused: Story = {
  args: { load: loaded(refused), anotherHref: "#invia" },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("link", { name: "Invia un’altra lettura" })).toHaveAttribute("href", "#invia"),
};

/** The supply is not among the customer's any more. */
export const SupplyUnknown: Story = {
  args: { load: loaded({ ...reading, supplyName: null }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText("Fornitura di gas")).toBeVisible(),
};

export const Loading: Story = {
  tags: ["pattern:busy"],
  args: { load: loading },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible(),
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
  args: { load: loaded({ ...refused, supplyName: longName }) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
};
