import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { RowGroup, RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { StatusText } from "@favilla/design-system/feedback/StatusText.tsx";
import { ClockIcon } from "@favilla/design-system/icons/ClockIcon.ts";
import { DebitIcon } from "@favilla/design-system/icons/DebitIcon.ts";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { enlarged } from "../emulation.ts";
import { press } from "../realKeys.ts";

const meta = {
  title: "Data/RowGroup",
  component: RowGroup,
  tags: ["!autodocs"],
  args: {
    label: "Le ultime bollette",
    children: (
      <>
        <RowLink
          href="#mare"
          glyph={<CommodityGlyph commodity="electricity" decorative />}
          title="Casa al mare"
          note="Luce"
          value="33,58 €"
          valueNote={
            <StatusText tone="negative" icon={WarningIcon}>
              Scaduta da 19 giorni
            </StatusText>
          }
        />
        <RowLink
          href="#bologna"
          glyph={<CommodityGlyph commodity="electricity" decorative />}
          title="Casa di Bologna"
          note="Luce"
          value="99,06 €"
          valueNote={
            <StatusText tone="warning" icon={ClockIcon}>
              Scade tra 6 giorni
            </StatusText>
          }
        />
        <RowLink
          href="#tigli"
          glyph={<CommodityGlyph commodity="gas" decorative />}
          title="Via dei Tigli 14"
          note="Gas"
          value="99,67 €"
          valueNote={<StatusText icon={DebitIcon}>Addebito il 13 dicembre</StatusText>}
        />
      </>
    ),
  },
} satisfies Meta<typeof RowGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Rows [DS-19]",
  tags: ["pattern:link"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Le ultime bollette" });
    const rows = within(list).getAllByRole("listitem");
    const [first] = within(list).getAllByRole("link");
    await expect(first).toHaveAccessibleName("Casa al mare 33,58 € Luce Scaduta da 19 giorni");
    for (const row of rows) {
      const { width, height } = row.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(64);
      await expect(height).toBeLessThanOrEqual(73);
      await expect(within(row).getByRole("link").getBoundingClientRect().width).toBe(width);
    }
  },
};

export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole("link")) {
      await press("{Tab}");
      await expect(row).toHaveFocus();
    }
  },
};

/** Rows without a glyph and without a value. */
export const Plain: Story = {
  tags: ["pattern:link"],
  args: {
    label: "Questa fornitura",
    children: (
      <>
        <RowLink href="#bollette" title="Bollette" note="9, una da pagare" />
        <RowLink href="#consumi" title="Consumi" note="1.409 kWh da gennaio a ottobre" />
        <RowLink href="#autolettura" title="Autolettura" note="Il contatore manda da solo la lettura" />
      </>
    ),
  },
};

const long = (
  <RowLink
    href="#condominio"
    glyph={<CommodityGlyph commodity="dual" decorative />}
    title="Condominio Campione di Via dell’Immaginazione Contemporanea 128"
    note="Luce e gas"
    value="1.234.567,89 €"
    valueNote={
      <StatusText tone="negative" icon={WarningIcon}>
        Scaduta da 19 giorni
      </StatusText>
    }
  />
);

/** Beside a name of 60 characters the amount stays on the first line of a phone; the line below does not narrow the name. */
export const LongName: Story = {
  name: "Name of 60 characters [BL-70]",
  globals: { viewport: { value: "phone" } },
  args: {
    children: ["Via San Giovanni in Immaginario 125", "Casa di campagna della zia Genoveffa, secondo piano a sinistra"].map((name) => (
      <RowLink
        key={name}
        href="#casa"
        glyph={<CommodityGlyph commodity="gas" decorative />}
        title={name}
        note="Gas"
        value="1.064,75 €"
        valueNote={<StatusText icon={DebitIcon}>Addebito il 13 dicembre</StatusText>}
      />
    )),
  },
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole("link")) {
      const [name, amount] = [row.querySelector("span > span > span") as Element, within(row).getByText("1.064,75 €")].map((part) =>
        part.getBoundingClientRect(),
      );
      await expect(amount?.top).toBeLessThan((name?.top ?? 0) + 20);
      await expect(amount?.left).toBeGreaterThanOrEqual(name?.right ?? 0);
    }
  },
};

export const LongText: Story = {
  name: "Long text and large text [DS-05]",
  globals: { viewport: { value: "narrow" } },
  args: { children: long },
  decorators: [
    (Story) => (
      <>
        <style data-story>{enlarged}</style>
        <Story />
      </>
    ),
  ],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};

/** With text of 200 % the square gives its room to the words: no name and no amount is broken inside a word. */
export const LargeText: Story = {
  name: "Large text on a phone [DS-05]",
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <>
        <style data-story>{enlarged}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole("link");
    await waitFor(() => expect(row?.firstElementChild).not.toBeVisible());
    for (const word of ["Casa", "Bologna", "99,06\u00a0€", "Scade"]) {
      const text = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
      while (text.nextNode()) {
        const start = text.currentNode.nodeValue?.indexOf(word) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(text.currentNode, start);
        range.setEnd(text.currentNode, start + word.length);
        await expect(range.getClientRects()).toHaveLength(1);
      }
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
