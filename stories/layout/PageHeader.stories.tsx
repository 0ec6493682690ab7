import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, within } from "storybook/test";

const heading = createRef<HTMLHeadingElement>();

const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: { title: "Bollette" },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};

export const WithDescription: Story = {
  args: { description: "Le bollette di tutte le tue forniture, dalla più recente." },
};

/** A page with a parent has a link to it above the title, with the parent's name. */
export const WithBack: Story = {
  name: "Back to the parent [DS-16]",
  tags: ["pattern:link"],
  args: { title: "Inserisci la lettura", back: { href: "#autolettura", label: "Autolettura" } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Autolettura" });
    await expect(link).toHaveAttribute("href", "#autolettura");
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link.compareDocumentPosition(within(canvasElement).getByRole("heading"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The page of one object: its square stands beside name and description. */
export const WithGlyph: Story = {
  args: {
    title: "Casa di Bologna",
    back: { href: "#bollette", label: "Bollette" },
    glyph: <CommodityGlyph commodity="electricity" decorative />,
    description: "Luce · settembre – ottobre 2026",
  },
};

export const WithAction: Story = {
  args: {
    ...WithDescription.args,
    action: (
      <Button variant="secondary" icon={FilterIcon}>
        Filtra
      </Button>
    ),
  },
};

/** On a phone the title's line is as high as without an action. */
export const ActionOnPhone: Story = {
  name: "Action on a phone [DS-98]",
  globals: { viewport: { value: "phone" } },
  args: {
    action: (
      <Link href="#estratto-conto" icon="arrow">
        Estratto conto
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = page.getByRole("heading").getBoundingClientRect();
    const link = page.getByRole("link").getBoundingClientRect();
    const row = (page.getByRole("heading").closest("div[class]") as HTMLElement).parentElement?.parentElement as HTMLElement;
    await expect(link.height).toBeGreaterThanOrEqual(44);
    await expect(Math.abs(link.top + link.bottom - title.top - title.bottom)).toBeLessThanOrEqual(2);
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(title.height + 1);
  },
};

export const LongText: Story = {
  ...WithAction,
  globals: { viewport: { value: "narrow" } },
  args: { ...WithAction.args, title: "Modifica del metodo di pagamento della fornitura di Castelfittizio sul Campione" },
};

/** After a navigation the page focuses its title, so that it is announced. */
export const Focusable: Story = {
  name: "Takes focus after a navigation [DS-03]",
  render: (args) => <PageHeader {...args} ref={heading} />,
  play: async () => {
    heading.current?.focus();
    await expect(heading.current).toHaveFocus();
  },
};
