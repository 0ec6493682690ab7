import { LoadMore } from "@favilla/design-system/actions/LoadMore.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Actions/LoadMore",
  component: LoadMore,
  tags: ["!autodocs"],
  args: { count: 10, hasMore: true, onLoadMore: fn() },
  decorators: [
    (Story) => (
      <>
        <LiveRegion />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Mostra altri 10" })).toBeVisible();
  },
};

export const Remaining: Story = {
  args: { label: "Mostra altre 10 richieste", remaining: 1234 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ne restano 1.234")).toBeVisible();
  },
};

/** A response that a play function holds back until it has looked at the waiting button. */
const response = { delayed: false, arrive: () => {} };

/** A list of links that grows by three after `wait` ms, or when the delayed response arrives. */
const Growing = ({ total, wait }: { total: number; wait: number }) => {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(3);
  const [loading, setLoading] = useState(false);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the notices have nothing but their number.
          <li key={index}>
            <a href={`#avviso-${index + 1}`}>Avviso {index + 1}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        count={shown}
        hasMore={shown < total}
        step={Math.min(3, total - shown)}
        remaining={total - shown}
        loading={loading}
        onLoadMore={() => {
          setLoading(true);
          const grow = () => {
            setLoading(false);
            setShown(Math.min(shown + 3, total));
          };
          if (response.delayed) response.arrive = grow;
          else setTimeout(grow, wait);
        }}
        findItem={(index) => list.current?.children[index]?.querySelector("a")}
      />
    </>
  );
};

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");
const link = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("link", { name });

/** While loading, the button keeps focus. Then the new items are announced and the first one takes focus, even if the button disappears. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:button", "pattern:load-more", "pattern:status"],
  render: () => <Growing total={7} wait={100} />,
  play: async ({ canvasElement }) => {
    await press("{Tab}{Tab}{Tab}{Tab}");
    await expect(button(canvasElement)).toHaveFocus();
    response.delayed = true;
    await press("{Enter}");
    await expect(button(canvasElement)).toHaveAccessibleName("Un attimo…");
    await expect(button(canvasElement)).toHaveFocus();
    response.delayed = false;
    response.arrive();
    await waitFor(() => expect(link(canvasElement, "Avviso 4")).toHaveFocus());
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Mostrati altri 3 elementi");
    await expect(within(canvasElement).getByText("Ne resta 1")).toBeVisible();
    await press("{Tab}{Tab}{Tab}");
    await expect(button(canvasElement)).toHaveAccessibleName("Caricane un altro");
    await press(" ");
    await waitFor(() => expect(link(canvasElement, "Avviso 7")).toHaveFocus());
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Mostrato un altro elemento");
    await press("{Shift>}{Tab}{/Shift}");
    await expect(link(canvasElement, "Avviso 6")).toHaveFocus();
  },
};

/** Focus is not moved if the user has moved it elsewhere. */
export const ReaderElsewhere: Story = {
  render: () => <Growing total={9} wait={300} />,
  play: async ({ canvasElement }) => {
    button(canvasElement).focus();
    await press("{Enter}");
    link(canvasElement, "Avviso 1").focus();
    await waitFor(() => expect(link(canvasElement, "Avviso 6")).toBeVisible());
    await expect(link(canvasElement, "Avviso 1")).toHaveFocus();
  },
};

export const Loading: Story = { tags: ["pattern:button"], args: { loading: true, label: "Mostra altre 10 bollette", remaining: 24 } };

/** Nothing is rendered when there are no more items. */
export const NoMore: Story = {
  args: { hasMore: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { label: "Mostra altre 10 comunicazioni del Condominio Campione di Via dell’Immaginazione Contemporanea", remaining: 4990 },
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
