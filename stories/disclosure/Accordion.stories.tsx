import { Accordion, type AccordionProps } from "@favilla/design-system/disclosure/Accordion.tsx";
import { disclosureTester } from "@favilla/design-system/testing/index.ts";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Disclosure/Accordion",
  component: Accordion,
  argTypes: { headingLevel: { control: "select", options: headingLevels } },
  tags: ["!autodocs"],
  args: {
    headingLevel: 2,
    onToggle: fn(),
    items: [
      { id: "dove", title: "Dove si usa", content: "Nei punti vendita che aderiscono, alla cassa." },
      { id: "quando", title: "Quando scade", content: "Il 31 dicembre 2026. Dopo non si può più usare." },
      { id: "resto", title: "Il buono dà resto?", content: "No: quello che avanza resta sul buono per la spesa dopo." },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const openOnes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="region"][data-state="open"]')].map(({ id }) => id);

export const Default: Story = { tags: ["pattern:accordion"] };
export const OneOpen: Story = { tags: ["pattern:accordion"], args: { openItem: "quando" } };

/** Tab and arrow keys move between headings; Enter and Space open and close. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    await press("{ArrowDown}");
    await press(" ");
    await expect(openOnes(canvasElement)).toEqual(["dove", "quando"]);
    await press("{Enter}");
    await expect(openOnes(canvasElement)).toEqual(["dove"]);
    await expect(within(canvasElement).getAllByRole("heading", { level: 2 })).toHaveLength(3);
  },
};

/** Opening one item closes the other, and both are reported; the open one can be closed too. */
export const Exclusive: Story = {
  tags: ["pattern:accordion"],
  args: { exclusive: true, openItem: "dove" },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await expect(openOnes(canvasElement)).toEqual(["quando"]);
    await expect(args.onToggle).toHaveBeenCalledWith("dove", false);
    await expect(args.onToggle).toHaveBeenLastCalledWith("quando", true);
    await press("{Enter}");
    await expect(openOnes(canvasElement)).toEqual([]);
  },
};

/**
 * Closed content is found by the browser's page search. A search match or a link to something in it opens the item, and `onToggle` is
 * called.
 */
export const FoundByTheBrowser: Story = {
  name: "Found by the browser",
  args: {
    items: [
      { id: "dove", title: "Dove si usa", content: "Nei punti vendita che aderiscono, alla cassa." },
      { id: "chi", title: "Chi posso chiamare?", content: <p id="numero">Il numero 800 000 000.</p> },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const region = canvasElement.querySelector("#chi") as HTMLElement;
    await expect(region).toHaveAttribute("hidden", "until-found");
    await expect(region.getBoundingClientRect().height).toBe(0);
    location.hash = "numero";
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["chi"]));
    await expect(within(canvasElement).getByText("Il numero 800 000 000.")).toBeVisible();
    await expect(region).not.toHaveAttribute("hidden");
    await expect(args.onToggle).toHaveBeenLastCalledWith("chi", true);
    history.replaceState(history.state, "", location.pathname + location.search);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Chi posso chiamare?" }));
    await expect(region).toHaveAttribute("hidden", "until-found");
  },
};

/** An item named in the page's address is open and in view from the start. */
export const FollowedFromElsewhere: Story = {
  name: "Followed from elsewhere",
  beforeEach: () => {
    history.replaceState(history.state, "", "#resto");
    return () => history.replaceState(history.state, "", location.pathname + location.search);
  },
  render: (args) => (
    <>
      <div style={{ blockSize: "200vh" }} />
      <Accordion {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["resto"]));
    const { top, bottom } = (canvasElement.querySelector("#resto") as HTMLElement).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** More than six items are not landmark regions, because they would crowd a screen reader's list. */
export const Many: Story = {
  tags: ["pattern:accordion"],
  args: {
    items: Array.from({ length: 7 }, (_, index) => ({ id: `info-${index}`, title: `Condizione ${index + 1}`, content: "Da leggere." })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole("region")).toEqual([]);
    const last = disclosureTester(userEvent, canvasElement, "Condizione 7");
    await last.open();
    await expect(last.content()).toBe("Da leggere.");
  },
};

function Linked({ items }: Pick<AccordionProps, "items">) {
  const [openItem, setOpenItem] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setOpenItem("resto")}>
        Vai al resto
      </button>
      <Accordion items={items} headingLevel={2} openItem={openItem} />
    </>
  );
}

/** A link opens its item and does not change the others. */
export const OpenedByALink: Story = {
  render: ({ items }) => <Linked items={items} />,
  play: async ({ canvasElement }) => {
    await disclosureTester(userEvent, canvasElement, "Dove si usa").open();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Vai al resto" }));
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["dove", "resto"]));
  },
};

/** The address of the page while a story is drawn, with a query that names an item. */
function withQuery(query: string) {
  const { href } = window.location;
  const named = new URL(href);
  named.searchParams.set("pannello", query);
  window.history.replaceState(window.history.state, "", named);
  return () => window.history.replaceState(window.history.state, "", href);
}

const far = (Item: () => ReactNode) => (
  <div style={{ paddingBlock: 1500 }}>
    <Item />
  </div>
);

/** An address that names an item leads to its button: it is seen and has focus. */
export const NamedInTheAddress: Story = {
  name: "Named in the address [CH-70]",
  args: { openItem: "resto" },
  decorators: [far],
  beforeEach: () => withQuery("resto"),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Il buono dà resto?" });
    await waitFor(() => expect(button).toHaveFocus());
    const { top, bottom } = button.getBoundingClientRect();
    await expect([top > 0, bottom < window.innerHeight]).toEqual([true, true]);
    window.scrollTo(0, 0);
  },
};

/** Whoever has moved the focus keeps it, and the page stays where it is. */
export const NamedTooLate: Story = {
  name: "Named in the address, focus elsewhere [CH-70]",
  args: { openItem: "resto" },
  decorators: [
    far,
    (Item) => (
      <>
        {/* biome-ignore lint/a11y/noAutofocus: a customer who was faster than the page. */}
        <button type="button" autoFocus>
          Menu
        </button>
        <Item />
      </>
    ),
  ],
  beforeEach: () => withQuery("resto"),
  play: async ({ canvasElement }) => {
    await new Promise((done) => setTimeout(done, 50));
    await expect(within(canvasElement).getByRole("button", { name: "Menu" })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
  },
};

export const LongText: Story = {
  tags: ["pattern:accordion"],
  globals: { viewport: { value: "narrow" } },
  args: {
    openItem: "lungo",
    items: [
      {
        id: "lungo",
        title: "Cosa succede se cambio il metodo di pagamento della fornitura prima della scadenza del buono?",
        content: "Niente: il buono è legato a te e non alla fornitura, quindi resta valido fino alla sua scadenza.",
      },
      { id: "altro", title: "Chi posso chiamare?", content: "Il numero 800 000 000, dal lunedì al sabato." },
    ],
  },
};
