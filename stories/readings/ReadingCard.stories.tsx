import { commodities } from "@favilla/design-system/data/commodity.ts";
import { ReadingCard } from "@favilla/design-system/readings/ReadingCard.tsx";
import type { ReadingWindow } from "@favilla/design-system/readings/readingWindow.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { gas, light, longName, longWord } from "./sample.ts";

const meta = {
  title: "Readings/ReadingCard",
  component: ReadingCard,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, commodity: { control: "select", options: commodities } },
  tags: ["!autodocs"],
  args: { ...gas, headingLevel: 2 },
} satisfies Meta<typeof ReadingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).queryByRole("link", { name: /^Invia/ });

export const Open: Story = {
  name: "Window open [SR-02]",
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Puoi inviarla fino al 27 novembre.");
    await expect(canvasElement).toHaveTextContent(/Ultima lettura reale.*12\.791\sm³.*30 set 2026/);
    await expect(button(canvasElement)).toHaveAccessibleName("Invia la lettura: Casa di Bologna");
  },
};

export const ForSwitch: Story = { args: { window: { state: "open", to: "2026-11-27", switch: true } } };

export const Opens: Story = {
  name: "Window to come [SR-02]",
  args: { window: { state: "opens", from: "2026-11-19T23:00:00.000Z", to: "2026-11-27T23:00:00.000Z" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Puoi inviarla dal 20 novembre al 27 novembre.");
    await expect(button(canvasElement)).toBeNull();
  },
};

export const Closed: Story = {
  name: "Window closed [SR-02]",
  args: { window: { state: "closed" } },
  play: async ({ canvasElement }) => expect(button(canvasElement)).toBeNull(),
};

export const Sent: Story = {
  args: { window: { state: "sent", sentAt: "2026-11-22T16:20:00.000Z" }, detailHref: "#lettura" },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toBeNull();
    await expect(within(canvasElement).getByRole("link", { name: "Vedi la lettura: Casa di Bologna" })).toBeVisible();
  },
};

export const Accepted: Story = {
  args: { window: { state: "accepted", sentAt: "2026-11-22T16:20:00.000Z" }, detailHref: "#lettura" },
};

/** The reason in words, and a button for another reading if the window is still open. */
export const Refused: Story = {
  args: {
    window: { state: "refused", reason: "La lettura è più bassa di quella rilevata dal distributore.", to: "2026-11-27T23:00:00.000Z" },
    detailHref: "#lettura",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("La lettura è più bassa di quella rilevata dal distributore.");
    await expect(button(canvasElement)).toHaveAccessibleName("Invia un’altra lettura: Casa di Bologna");
  },
};

export const RefusedForGood: Story = { args: { window: { state: "refused" }, detailHref: "#lettura" } };

export const Automatic: Story = {
  name: "Electricity is read automatically [SR-04]",
  args: light,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("si legge a distanza, da solo: non devi fare nulla");
    await expect(canvasElement).toHaveTextContent(/F1: 4\.271\skWh/);
    await expect(button(canvasElement)).toBeNull();
  },
};

/** Nothing is empty: there is no row for a last reading. */
export const NotActive: Story = {
  name: "Supply that is not active yet [SR-28]",
  args: { window: { state: "notActive" }, lastReading: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Le letture cominciano con l’attivazione della fornitura.");
    await expect(canvasElement).not.toHaveTextContent("Ultima lettura reale");
    await expect(button(canvasElement)).toBeNull();
  },
};

/** No next window is announced. */
export const Ended: Story = {
  name: "Supply that has ended [SR-02]",
  args: { window: { state: "ended" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Questa fornitura non è più attiva: la lettura non serve più.");
    await expect(canvasElement).not.toHaveTextContent("Ti avvisiamo");
    await expect(button(canvasElement)).toBeNull();
  },
};

export const Unknown: Story = { args: { window: { state: "unknown" }, lastReading: null, enterHref: undefined, address: null } };

/** An unknown state, invalid days, and HTML in texts. */
export const BrokenData: Story = {
  args: {
    name: "<b>Casa</b>",
    window: { state: "later" } as unknown as ReadingWindow,
    lastReading: { date: "0001-01-01T00:00:00.000Z", values: [{ value: null }] },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("<b>Casa</b>");
    await expect(canvasElement).toHaveTextContent("Da verificare");
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { window: { state: "refused", to: "2026-11-27" }, detailHref: "#lettura" },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await expect(button(canvasElement)).toHaveFocus();
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: /^Vedi/ })).toHaveFocus();
  },
};

/** The buttons of a row are aligned. */
export const InGrid: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))", gap: 16 }}>
      <ReadingCard {...gas} />
      <ReadingCard {...light} />
      <ReadingCard {...gas} name={longName} address={null} window={{ state: "closed" }} />
    </div>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: longWord, address: longName, window: { state: "refused", reason: longWord, to: "2026-11-27" }, detailHref: "#lettura" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: "a" } } };
