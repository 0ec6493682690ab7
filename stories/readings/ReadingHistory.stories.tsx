import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ReadingHistory } from "@favilla/design-system/readings/ReadingHistory.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Growing, retries } from "../data/loadedList.tsx";
import { press } from "../realKeys.ts";
import { longWord, sent } from "./sample.ts";

const meta = {
  title: "Readings/ReadingHistory",
  component: ReadingHistory,
  tags: ["!autodocs"],
  args: { state: "loaded", readings: sent, label: "Le letture che hai inviato", onRetry: fn(), onLoadMore: fn() },
} satisfies Meta<typeof ReadingHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 500 }, (_, index) => ({
  ...(sent[index % 3] as (typeof sent)[number]),
  id: `r-${index}`,
  href: `#r-${index}`,
}));

export const Loaded: Story = {
  name: "Each leads to its detail [SR-11, SR-30]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Le letture che hai inviato" });
    await expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["#lettura-3", "#lettura-2", "#lettura-1"]);
    await expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent("Casa di Bologna, 22 nov 2026");
    await expect(within(list).getAllByRole("link")[0]).toHaveAccessibleName(/Casa di Bologna, 22 nov 2026 In controllo$/);
  },
};

export const One: Story = { args: { readings: sent.slice(0, 1) } };

export const Loading: Story = { tags: ["pattern:busy"], args: { state: "loading", readings: undefined } };

export const Empty: Story = {
  args: { readings: [], emptyAction: <Button href="#inserisci">Invia la lettura</Button> },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("heading", { name: "Non hai ancora inviato letture" })).toBeVisible(),
};

export const Failed: Story = {
  args: { state: "failed", readings: undefined },
  play: retries,
};

/** More readings are added below; they are announced, and the first one takes focus. */
export const More: Story = {
  name: "Load more by keys [DS-03]",
  tags: ["pattern:load-more"],
  render: (args) => <Growing items={many}>{(shown, more) => <ReadingHistory {...args} {...more} readings={shown} />}</Growing>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Mostra altre 10 letture" }).focus();
    await press("{Enter}");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20);
    await expect(canvas.getAllByRole("link")[10]).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Mostrate altre 10 letture");
  },
};

export const Hundred: Story = { args: { readings: many.slice(0, 100) } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { readings: [{ ...(sent[0] as (typeof sent)[number]), supplyName: longWord, sentAt: null, value: null }, ...sent.slice(1)] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const Hover: Story = { parameters: { pseudo: { hover: "a" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "a" } } };
