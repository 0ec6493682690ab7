import { LinkOutcome, linkPurposes, linkResults } from "@favilla/design-system/access/LinkOutcome.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Access/LinkOutcome",
  component: LinkOutcome,
  argTypes: { purpose: { control: "select", options: linkPurposes }, result: { control: "select", options: linkResults } },
  tags: ["!autodocs"],
  args: { purpose: "registration", result: "success", continueHref: "#accedi", renewHref: "#nuovo-link" },
} satisfies Meta<typeof LinkOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: "Success [AC-07]",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(1);
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "#accedi");
  },
};

/** The link was already used, usually by the same customer. */
export const Used: Story = { name: "Used [AC-07]", args: { result: "used" } };

/** A password's link that someone else may have used offers another link. */
export const PasswordUsed: Story = {
  args: { purpose: "password", result: "used" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: "Chiedi un altro link" })).toBeVisible(),
};

export const Expired: Story = { name: "Expired [AC-10] [WCAG 2.2.1]", args: { purpose: "password", result: "expired" } };
export const Foreign: Story = { name: "Foreign [AC-11]", args: { purpose: "email", result: "foreign" } };

/** Another account has taken the address that the link confirms. */
export const Taken: Story = {
  name: "Taken [AC-40]",
  args: { purpose: "email", result: "taken" },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("link", { name: "Scegli un altro indirizzo" })).toBeVisible(),
};

export const WithoutRenewal: Story = { args: { purpose: "validation", result: "expired", renewHref: undefined } };

/** A confirmation for the bills of one or two supplies, with a link to the customer area. */
export const BillEmail: Story = {
  args: { purpose: "billEmail", continueLabel: "Vai all’area clienti", children: <p>Casa di Bologna e Casa al mare</p> },
};

/** Tab follows the visible order of the links. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { purpose: "password", result: "expired" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Accedi" })).toHaveFocus();
    await press("{Tab}");
    await expect(canvas.getByRole("link", { name: "Chiedi un altro link" })).toHaveFocus();
  },
};

/** The success text of each purpose. */
export const Purposes: Story = {
  render: (args) => (
    <Stack gap={6}>
      {linkPurposes.map((purpose, index) => (
        <LinkOutcome key={purpose} {...args} purpose={purpose} headingLevel={index === 0 ? 1 : 2} />
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { args: { purpose: "password", result: "used" }, globals: { viewport: { value: "narrow" } } };
