import { Button } from "@favilla/design-system/actions/Button.tsx";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect } from "storybook/test";

const heading = createRef<HTMLHeadingElement>();

const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  tags: ["!autodocs"],
  args: { title: "Bollette" },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};

export const WithDescription: Story = {
  args: { description: "Le bollette di tutte le tue forniture, dalla più recente." },
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

export const LongText: Story = {
  ...WithAction,
  globals: { viewport: { value: "narrow" } },
  args: { ...WithAction.args, title: "Modifica della modalità di pagamento della fornitura di Castelfittizio sul Campione" },
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
