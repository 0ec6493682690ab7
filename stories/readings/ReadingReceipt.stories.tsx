import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ReadingReceipt } from "@favilla/design-system/readings/ReadingReceipt.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { longName, longWord } from "./sample.ts";

const meta = {
  title: "Readings/ReadingReceipt",
  component: ReadingReceipt,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    id: "r-100001002-3",
    supplyName: "Casa di Bologna",
    value: 12885,
    sentAt: "2026-11-22T16:20:00.000Z",
    actions: (
      <>
        <Button variant="secondary" href="#home">
          Torna alla home
        </Button>
        <Button href="#autolettura">Vedi le tue letture</Button>
      </>
    ),
  },
} satisfies Meta<typeof ReadingReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Value, date, supply and receipt number; the title takes focus. */
export const Default: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Lettura ricevuta" })).toHaveFocus();
    await expect(canvasElement).toHaveTextContent(/12\.885\sm³/);
    await expect(canvasElement).toHaveTextContent("22 novembre 2026");
    await expect(canvasElement).toHaveTextContent("r-100001002-3");
    await press("{Tab}");
    await expect(canvasElement.querySelector("a")?.parentElement).toContainElement(document.activeElement as HTMLElement);
  },
};

export const WithConverter: Story = { args: { converterValue: 52905 } };

export const BrokenData: Story = { args: { value: null, sentAt: "ieri", supplyName: "", actions: undefined } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplyName: longName, id: longWord },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
