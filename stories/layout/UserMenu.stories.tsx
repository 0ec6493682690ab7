import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { customer, longName, stayHere, userItems } from "./sample.tsx";

const meta = {
  title: "Layout/UserMenu",
  component: UserMenu,
  tags: ["!autodocs"],
  args: { name: customer, items: userItems },
  decorators: [
    stayHere,
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end", minBlockSize: "12rem", maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");
const openIt: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(button(canvasElement));

export const Closed: Story = { tags: ["pattern:disclosure-menu"] };

export const Open: Story = {
  name: "Open [CH-04]",
  play: async (context) => {
    await openIt(context);
    const names = within(context.canvasElement)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    await expect(names).toEqual(["#profilo", "#notifiche"]);
  },
};

/** Enter and Space open it, Tab goes through its links, Escape closes it and gives focus back, leaving it closes it. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement);
    const links = () => within(canvasElement).queryAllByRole("link");
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(links()[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(links()).toEqual([]);
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(links()).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
  },
};

/** A press outside and a page chosen close it. */
export const Closing: Story = {
  play: async (context) => {
    const links = () => within(context.canvasElement).queryAllByRole("link");
    await openIt(context);
    await userEvent.click(document.body);
    await expect(links()).toEqual([]);
    await openIt(context);
    await userEvent.click(links()[0] as HTMLElement);
    await expect(links()).toEqual([]);
  },
};

export const LongName: Story = { tags: ["pattern:disclosure-menu"], args: { name: longName }, play: openIt };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
