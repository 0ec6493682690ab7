import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { GroupedRows } from "@favilla/design-system/data/GroupedRows.tsx";
import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { StatusText } from "@favilla/design-system/feedback/StatusText.tsx";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const row = (title: string, value: string, current = false) => (
  <RowLink
    key={title}
    href={`#${encodeURIComponent(title)}`}
    glyph={<CommodityGlyph commodity="electricity" decorative />}
    title={title}
    note="set – ott 2026"
    value={value}
    valueNote={
      <StatusText tone="negative" icon={WarningIcon}>
        Scaduta da 19 giorni
      </StatusText>
    }
    aria-current={current || undefined}
  />
);

const meta = {
  title: "Data/GroupedRows",
  component: GroupedRows,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: "Le tue bollette",
    head: <strong>132,64 €</strong>,
    groups: [
      { title: "Da pagare", count: 2, rows: [row("Casa al mare", "33,58 €", true), row("Casa di Bologna", "99,06 €")] },
      { title: "Pagate", count: 1, rows: [row("Via dei Tigli 14", "45,03 €")] },
    ],
  },
} satisfies Meta<typeof GroupedRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Groups [DS-91]",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const due = within(page.getByRole("list", { name: "Da pagare" })).getAllByRole("link");
    await expect(due).toHaveLength(2);
    await expect(due[0]).toHaveAttribute("aria-current", "true");
    await expect(due[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
    await expect(page.getByRole("heading", { level: 2, name: "Pagate" })).toBeVisible();
  },
};

/** One list without a band. */
export const OneGroup: Story = {
  args: { head: undefined, groups: [{ title: "", rows: [row("Casa al mare", "33,58 €")] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Le tue bollette" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** A name of sixty characters wraps, and the amount stays on its line. */
export const LongText: Story = {
  args: {
    groups: [{ title: "Da pagare", count: 1, rows: [row("Viale dell’Indipendenza e della Costituzione 125 bis, Reggio", "1.299,06 €")] }],
  },
};
