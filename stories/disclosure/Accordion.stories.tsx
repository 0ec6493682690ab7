import { Accordion, type AccordionProps } from "@favilla/design-system/disclosure/Accordion.tsx";
import { disclosureTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

const meta = {
  title: "Disclosure/Accordion",
  component: Accordion,
  tags: ["!autodocs"],
  args: {
    headingLevel: 2,
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
  [...canvasElement.querySelectorAll("details[open]")].map((details) => details.querySelector("[id]")?.id);

export const Default: Story = { tags: ["pattern:accordion"] };
export const OneOpen: Story = { tags: ["pattern:accordion"], args: { openItem: "quando" } };

/** [DS-03] Tab moves from heading to heading, Enter and Space open and close. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    await press("{Tab}");
    await press(" ");
    await expect(openOnes(canvasElement)).toEqual(["dove", "quando"]);
    await press("{Enter}");
    await expect(openOnes(canvasElement)).toEqual(["dove"]);
    await expect(within(canvasElement).getAllByRole("heading", { level: 2 })).toHaveLength(3);
  },
};

/** Opening one closes the other: the browser does it, by their common name. */
export const Exclusive: Story = {
  tags: ["pattern:accordion"],
  args: { exclusive: true, openItem: "dove" },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Tab}");
    await press("{Enter}");
    await expect(openOnes(canvasElement)).toEqual(["quando"]);
  },
};

function Linked({ items }: Pick<AccordionProps, "items">) {
  const [openItem, setOpenItem] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setOpenItem("resto")}>
        Il buono dà resto?
      </button>
      <Accordion items={items} headingLevel={2} openItem={openItem} />
    </>
  );
}

/** A link opens its item, and leaves the others as they are. */
export const OpenedByALink: Story = {
  render: ({ items }) => <Linked items={items} />,
  play: async ({ canvasElement }) => {
    await disclosureTester(userEvent, canvasElement, "Dove si usa").open();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Il buono dà resto?" }));
    await waitFor(() => expect(openOnes(canvasElement)).toEqual(["dove", "resto"]));
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
        title: "Cosa succede se cambio la modalità di pagamento della fornitura prima della scadenza del buono?",
        content: "Niente: il buono è legato a te e non alla fornitura, quindi resta valido fino alla sua scadenza.",
      },
      { id: "altro", title: "Chi posso chiamare?", content: "Il numero 800 000 000, dal lunedì al sabato." },
    ],
  },
};
