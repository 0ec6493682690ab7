import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ReadingReceipt } from "@favilla/design-system/readings/ReadingReceipt.tsx";
import { sentReadingStatuses } from "@favilla/design-system/readings/reading.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { longName, longWord } from "./sample.ts";

const meta = {
  title: "Readings/ReadingReceipt",
  component: ReadingReceipt,
  argTypes: { headingLevel: { control: "select", options: headingLevels }, status: { control: "select", options: sentReadingStatuses } },
  tags: ["!autodocs"],
  args: {
    id: "r-100001002-3",
    supplyName: "Casa di Bologna",
    value: 12885,
    sentAt: "2026-11-22T16:20:00.000Z",
    before: { date: "2026-10-31", value: 12825 },
    back: { href: "#autolettura", label: "Autolettura" },
    actions: (
      <>
        <Button variant="secondary">Stampa la ricevuta</Button>
        <Button href="#prossima">Invia la prossima: Casa al mare</Button>
      </>
    ),
  },
} satisfies Meta<typeof ReadingReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The use that the meter counted from one reading to the next, state and receipt number; the callout takes focus. */
export const Default: Story = {
  name: "Default [SR-20]",
  tags: ["pattern:table"],
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("group", { name: /^Lettura inviata\. / })).toHaveFocus();
    await expect(canvas.getByRole("heading", { level: 1, name: "La tua lettura" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Contatore, m³/ })).toHaveTextContent(/12\.825\s*12\.885\s*60$/);
    await expect(canvasElement).toHaveTextContent(/60\sm³\s*in 22 giorni/);
    await expect(canvasElement).toHaveTextContent("In controllo");
    await expect(canvasElement).toHaveTextContent("r-100001002-3");
    await press("{Tab}");
    await expect(canvas.getByRole("button", { name: "Copia il numero di ricevuta" })).toHaveFocus();
  },
};

export const WithConverter: Story = {
  args: { converterValue: 52905, before: { date: "2026-10-31", value: 12825, converterValue: 52800 } },
};

/** Without a reading before, nothing is said of the consumption. */
export const FirstReading: Story = {
  args: { before: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/giorni$/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const BrokenData: Story = {
  args: { value: null, sentAt: "ieri", supplyName: "", before: { value: Number.NaN }, actions: undefined },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { supplyName: longName, id: longWord },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
