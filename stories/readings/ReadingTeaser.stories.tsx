import { ReadingTeaser } from "@favilla/design-system/readings/ReadingTeaser.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { stayHere } from "../layout/sample.tsx";
import { press } from "../realKeys.ts";
import { rightToLeft } from "../rightToLeft.tsx";

const meta = {
  title: "Readings/ReadingTeaser",
  component: ReadingTeaser,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    href: "#autolettura",
    until: "2026-11-27T23:00:00.000Z",
    onOpen: fn(),
    onClose: fn(),
    headingLevel: 2,
  },
} satisfies Meta<typeof ReadingTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The window ends at midnight, so its last day is the previous one. */
export const Default: Story = {
  name: "With its last day [HM-01]",
  play: async ({ canvasElement }) => {
    const teaser = within(canvasElement).getByRole("region", { name: "È il momento dell’autolettura del gas" });
    await expect(teaser).toHaveTextContent("Hai tempo fino al 27 novembre");
  },
};

/** The link calls `onOpen`, the button `onClose`. */
export const Keyboard: Story = {
  name: "Open and close by keys [DS-03, HM-01]",
  decorators: [stayHere],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("link", { name: "Invia la lettura" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await press("{Tab}");
    await expect(within(canvasElement).getByRole("button", { name: "Chiudi l’avviso dell’autolettura" })).toHaveFocus();
    await press("{Enter}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Below a bill to pay the teaser is one row. */
export const Slim: Story = {
  name: "One row [HM-11]",
  tags: ["pattern:link"],
  decorators: [stayHere],
  args: { slim: true, until: "2026-11-28" },
  parameters: { today: "2026-11-22" },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole("link", { name: /^Leggi il contatore del gas Entro il.28.nov, tra 6.giorni$/ });
    await press("{Tab}");
    await expect(row).toHaveFocus();
    await press("{Enter}");
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

export const WithoutDay: Story = { args: { until: "0001-01-01T00:00:00.000Z" } };

export const OwnText: Story = {
  args: { text: "Per il cambio di fornitore serve la lettura del contatore di Casa al mare: inviala entro venerdì." },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { text: "Supercalifragilisticheria".repeat(4).slice(0, 80) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

export const Hover: Story = { parameters: { pseudo: { hover: "a" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
