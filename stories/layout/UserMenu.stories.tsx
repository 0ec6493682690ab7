import { UserMenu } from "@favilla/design-system/layout/UserMenu.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
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
const links = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole("link");
const openIt: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(button(canvasElement));
  await waitFor(() => expect(links(canvasElement)).toHaveLength(2));
};

export const Closed: Story = { tags: ["pattern:disclosure-menu"] };

export const Open: Story = {
  name: "Open [CH-04]",
  play: async (context) => {
    await openIt(context);
    await expect(links(context.canvasElement).map((link) => link.getAttribute("href"))).toEqual(["#profilo", "#notifiche"]);
  },
};

/** A customer without a name has the same links. */
export const WithoutName: Story = {
  name: "Without a name [CH-38]",
  args: { name: "" },
  play: async (context) => {
    await expect(button(context.canvasElement)).toHaveAccessibleName("Le tue pagine");
    await openIt(context);
  },
};

/** Enter and Space open it, Tab moves through its links, Escape closes it and returns focus, and moving focus out closes it. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    const opener = button(canvasElement);
    const shown = () => links(canvasElement);
    await press("{Tab}");
    await expect(opener).toHaveFocus();
    await press(" ");
    await waitFor(() => expect(opener).toHaveAttribute("aria-expanded", "true"));
    await press("{Tab}");
    await expect(shown()[0]).toHaveFocus();
    await press("{Escape}");
    await expect(shown()).toEqual([]);
    await expect(opener).toHaveFocus();
    await press("{Enter}");
    await expect(shown()).toHaveLength(2);
    await press("{Tab}");
    await press("{Tab}");
    await press("{Tab}");
    await expect(shown()).toEqual([]);
  },
};

/** A press outside and selecting a page close it. */
export const Closing: Story = {
  play: async (context) => {
    await openIt(context);
    await userEvent.click(document.body);
    await expect(links(context.canvasElement)).toEqual([]);
    await openIt(context);
    await userEvent.click(links(context.canvasElement)[0] as HTMLElement);
    await expect(links(context.canvasElement)).toEqual([]);
  },
};

export const LongName: Story = { tags: ["pattern:disclosure-menu"], args: { name: longName }, play: openIt };
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
