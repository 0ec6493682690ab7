import { GroupedRows } from "@favilla/design-system/data/GroupedRows.tsx";
import { RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { Card } from "@favilla/design-system/layout/Card.tsx";
import { ListDetail, type ListDetailProps } from "@favilla/design-system/layout/ListDetail.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const group = "Tocca a noi";
const requests = ["Indirizzo delle bollette", "Dati catastali", "Addebito sul conto"];

const detailOf = (title: string, lines = 1) => (
  <Stack gap={4}>
    <Heading headingLevel={2}>{title}</Heading>
    <Card>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <p key={index}>Via dei Tigli 14, Bologna</p>
      ))}
      <button type="button">Invia di nuovo</button>
    </Card>
  </Stack>
);

/** A site that keeps the choice in the page's address. */
function Site({ titles = requests, lines, onShow, ...rest }: Partial<ListDetailProps> & { titles?: readonly string[]; lines?: number }) {
  const [shown, setShown] = useState(titles[0]);
  const show = (id: string) => {
    onShow?.(id);
    setShown(id);
  };
  return (
    <ListDetail
      listLabel="Le tue richieste"
      detailLabel="La richiesta scelta"
      {...rest}
      shown={shown}
      onShow={show}
      list={(current) => (
        <GroupedRows
          label="Le tue richieste"
          groups={[
            {
              title: group,
              count: titles.length,
              rows: titles.map((title) => (
                <RowLink
                  key={title}
                  href={`#${encodeURIComponent(title)}`}
                  title={title}
                  note="Via dei Tigli 14"
                  data-row={title}
                  aria-current={title === current || undefined}
                />
              )),
            },
          ]}
        />
      )}
      detail={shown !== undefined && detailOf(shown, lines)}
    />
  );
}

const meta = {
  title: "Layout/ListDetail",
  component: ListDetail,
  tags: ["!autodocs"],
  args: {
    listLabel: "Le tue richieste",
    detailLabel: "La richiesta scelta",
    shown: requests[0],
    onShow: fn(),
    list: () => null,
    detail: null,
  },
  render: ({ onShow }) => <Site onShow={onShow} />,
} satisfies Meta<typeof ListDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Keys [DS-87, DS-88]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const list = within(page.getByRole("region", { name: "Le tue richieste" }));
    const [first, second, third] = list.getAllByRole("link") as [HTMLElement, HTMLElement, HTMLElement];
    await expect(first).toHaveAttribute("aria-current", "true");
    first.focus();
    await press("{ArrowUp}");
    await expect(first).toHaveFocus();
    await press("{ArrowDown}{ArrowDown}");
    await expect(third).toHaveFocus();
    await expect(third).toHaveAttribute("aria-current", "true");
    // Only the row on which the arrows come to rest is opened.
    await waitFor(() => expect(args.onShow).toHaveBeenCalledWith("Addebito sul conto"));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    await press("{ArrowUp}{Enter}");
    const detail = page.getByRole("region", { name: "La richiesta scelta" });
    await waitFor(() => expect(within(detail).getByRole("heading", { name: "Dati catastali" })).toHaveFocus());
    await press("{Escape}");
    await expect(second).toHaveFocus();
    await press("{ArrowRight}");
    await waitFor(() => expect(within(detail).getByRole("heading")).toHaveFocus());
    await press("{Shift>}{Tab}{/Shift}");
    await expect(within(detail).getByRole("button", { name: "Torna all’elenco" })).toHaveFocus();
    await press("{Enter}");
    await expect(second).toHaveFocus();
  },
};

/** A press shows the detail and leaves focus on the row; with a modifier the link opens elsewhere. */
export const Press: Story = {
  name: "Press [DS-88]",
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const row = page.getByRole("link", { name: /Dati catastali/ });
    await userEvent.click(row);
    await expect(row).toHaveFocus();
    await expect(page.getByRole("heading", { level: 2, name: "Dati catastali" })).toBeVisible();
    await expect(window.location.hash).toBe("");
    await expect(args.onShow).toHaveBeenCalledTimes(1);
  },
};

/** A detail higher than the window begins at its top for each choice. */
export const HighDetail: Story = {
  name: "A high detail beside a long list [DS-90, DS-116]",
  render: () => <Site titles={Array.from({ length: 60 }, (_, index) => `Richiesta ${index + 1}`)} lines={60} />,
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 1200) return;
    const page = within(canvasElement);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(page.getByRole("link", { name: /Richiesta 58/ }));
    const heading = page.getByRole("heading", { level: 2, name: "Richiesta 58" });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(heading.getBoundingClientRect().top).toBeLessThan(200);
    // From the last row Tab leads to the first stop of the detail, whose beginning is then far above the window.
    page.getByRole("link", { name: /Richiesta 1(?!\d)/ }).click();
    await waitFor(() => expect(page.getByRole("heading", { level: 2, name: "Richiesta 1" })).toBeVisible());
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(page.getByRole("heading", { name: "Richiesta 1" }).getBoundingClientRect().bottom).toBeLessThan(0));
    page.getByRole("link", { name: /Richiesta 60/ }).focus();
    await press("{Tab}");
    const back = page.getByRole("button", { name: "Torna all’elenco" });
    await expect(back).toHaveFocus();
    // What scrolls to it is drawn only then.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(back.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(back.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

/** Another tab takes rows away: the list is empty, or shorter, under the focus. */
const taken = new EventTarget();
const take = (titles: readonly string[]) =>
  // The page may not listen yet.
  waitFor(() => {
    taken.dispatchEvent(new CustomEvent("take", { detail: titles }));
    return expect(document.querySelectorAll("a[data-row]")).toHaveLength(titles.length);
  });
function Changing() {
  const [titles, setTitles] = useState<readonly string[]>(requests);
  useEffect(() => {
    const onTake = (event: Event) => setTitles((event as CustomEvent<readonly string[]>).detail);
    taken.addEventListener("take", onTake);
    return () => taken.removeEventListener("take", onTake);
  }, []);
  return (
    <Stack gap={4}>
      <Heading headingLevel={1}>Le mie richieste</Heading>
      {titles.length > 0 ? <Site key={titles[0]} titles={titles} /> : <p>Nessuna richiesta</p>}
    </Stack>
  );
}

export const TakenAway: Story = {
  name: "Rows that are taken away under the focus [CH-67]",
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = page.getByRole("heading", { level: 1 });
    const [first, second, third] = requests as [string, string, string];
    // The row with focus goes, the chosen one stays.
    page.getByRole("link", { name: new RegExp(third) }).focus();
    await take([first, second]);
    await expect(page.getByRole("link", { name: new RegExp(first) })).toHaveFocus();
    // While another tab is in front, the row only waits for focus: a browser says that it has left it.
    await take(requests);
    const waiting = page.getByRole("link", { name: new RegExp(third) });
    waiting.focus();
    waiting.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await take([first, second]);
    await expect(page.getByRole("link", { name: new RegExp(first) })).toHaveFocus();
    // The list goes with its detail.
    page.getByRole("button", { name: "Invia di nuovo" }).focus();
    await take([]);
    await waitFor(() => expect(title).toHaveFocus());
    await take(requests);
    page.getByRole("link", { name: new RegExp(second) }).focus();
    await take([]);
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** In a narrow window the detail would stand below the list: draw the list alone. */
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
