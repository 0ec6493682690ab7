import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { SupplySearch, type SupplySearchProps } from "@favilla/design-system/supplies/SupplySearch.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { manySupplies } from "./sample.tsx";

type Supply = (typeof manySupplies)[number];

const Readings = (props: Omit<SupplySearchProps<Supply>, "children">) => (
  <SupplySearch {...props}>
    {(shown) => (
      <Stack>
        {shown.map(({ id, name, address }) => (
          <article key={id}>
            <Heading headingLevel={2} size="small">
              {name}
            </Heading>
            <Text tone="muted">{address}</Text>
          </article>
        ))}
      </Stack>
    )}
  </SupplySearch>
);

const meta = {
  title: "Supplies/SupplySearch",
  component: Readings,
  tags: ["!autodocs"],
  args: { supplies: manySupplies },
  decorators: [
    (Story) => (
      <>
        <LiveRegion />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Readings>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole("article");

/** Ten at first; the first added one takes focus. */
export const Default: Story = {
  tags: ["pattern:load-more"],
  play: async ({ canvasElement }) => {
    await expect(items(canvasElement)).toHaveLength(10);
    within(canvasElement).getByRole("button", { name: "Mostra altre 10 forniture" }).focus();
    await press("{Enter}");
    await expect(items(canvasElement)).toHaveLength(20);
    await expect(within(items(canvasElement)[10] as HTMLElement).getByRole("heading")).toHaveFocus();
  },
};

export const Search: Story = {
  tags: ["pattern:text-field"],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("searchbox", { name: "Cerca una fornitura" }), "it001e00000028");
    await expect(items(canvasElement)).toHaveLength(1);
    await expect(canvasElement.querySelector("search > [role=status]")).toHaveTextContent("Una fornitura");
  },
};

/** The search can start with a text, and says each change, so that a page can keep it in its address. */
export const FromAddress: Story = {
  name: "From the address [SU-18]",
  args: { defaultQuery: "it001e00000028", onQuery: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(items(canvasElement)).toHaveLength(1);
    await userEvent.clear(within(canvasElement).getByRole("searchbox"));
    await expect(args.onQuery).toHaveBeenLastCalledWith("");
    await expect(items(canvasElement)).toHaveLength(10);
  },
};

/** Few supplies get no search. */
export const Few: Story = {
  args: { supplies: manySupplies.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("searchbox")).toBeNull();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Without a field, a text from a shared address hides nothing. */
export const FewFromAddress: Story = {
  name: "Few, with a text from the address [SU-18]",
  args: { supplies: manySupplies.slice(0, 3), defaultQuery: "it001e00000028" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("searchbox")).toBeNull();
    await expect(items(canvasElement)).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole("searchbox");
    await userEvent.type(search, "napoli");
    await expect(items(canvasElement)).toHaveLength(0);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Mostra tutte le forniture" }));
    await expect(search).toHaveFocus();
  },
};
