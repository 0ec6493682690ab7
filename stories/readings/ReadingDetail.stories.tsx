import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ReadingDetail, readingCycles } from "@favilla/design-system/readings/ReadingDetail.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { longName, longWord } from "./sample.ts";

const meta = {
  title: "Readings/ReadingDetail",
  component: ReadingDetail,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, cycle: { control: "select", options: readingCycles } },
  tags: ["!autodocs"],
  args: {
    id: "r-100001002-2",
    supplyName: "Casa di Bologna",
    value: 12790,
    sentAt: "2026-09-21T16:20:00.000Z",
    decidedAt: "2026-09-22T16:20:00.000Z",
    status: "accepted",
  },
} satisfies Meta<typeof ReadingDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  name: "Accepted [SR-08]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("article")).toHaveAttribute("data-status", "accepted");
    await expect(canvasElement).toHaveTextContent("Controllata il22 settembre 2026");
  },
};

export const Sent: Story = { args: { status: "sent", decidedAt: null } };

/** The reason in words, and a possible action. */
export const Refused: Story = {
  name: "Refused with its reason [SR-08]",
  args: {
    status: "refused",
    reason: "La lettura è più bassa di quella rilevata dal distributore.",
    action: <Button href="#inserisci">Invia un’altra lettura</Button>,
  },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("più bassa di quella rilevata"),
};

/** In discreet mode the receipt's number is not in the document. */
export const Discreet: Story = {
  name: "Discreet [CH-43]",
  globals: { discreet: "on" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("codice nascosto");
    await expect(canvasElement.innerHTML).not.toContain("r-100001002-2");
  },
};

export const RefusedWithoutReason: Story = { args: { status: "refused", reason: null } };

export const ForSwitch: Story = { args: { cycle: "switch", converterValue: 52905 } };

export const BrokenData: Story = { args: { value: Number.NaN, sentAt: null, status: "boh" as never } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplyName: longName, status: "refused", reason: longWord },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
