import { SamePeriodCallout } from "@favilla/design-system/bills/SamePeriodCallout.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { DiscreetContext } from "@favilla/design-system/theme/discreet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { press } from "../realKeys.ts";

const later = { id: 2, amount: 75.03, day: "2026-12-21", paid: false, href: "#altra" };
const sooner = { id: 1, amount: 76.37, day: "2026-12-12", paid: false, href: "#prima" };

const meta = {
  title: "Bills/SamePeriodCallout",
  component: SamePeriodCallout,
  tags: ["!autodocs"],
  args: { bills: [later], atBill: true, compact: false },
  parameters: { today: "2026-11-27" },
} satisfies Meta<typeof SamePeriodCallout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At one of two bills it names the other by amount and due date, and leads to it. */
export const Default: Story = {
  name: "At one of two bills [BL-61]",
  tags: ["pattern:link"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /Due bollette per lo stesso periodo\. L’altra è di 75,03.€ e scade il 21 dicembre\. Una può correggere l’altra: prima di pagarle tutte e due, chiedi a noi\./,
    );
    const link = within(canvasElement).getByRole("link", { name: /^Vedi l’altra: 75,03.€, scade il.21.dicembre$/ });
    await expect(link).toHaveAttribute("href", "#altra");
    await press("{Tab}");
    await expect(link).toHaveFocus();
  },
};

/** Above several bills it names all of them, with the telephone number to ask at. */
export const AboveBoth: Story = {
  name: "Above both bills [BL-61]",
  args: {
    bills: [sooner, later],
    atBill: false,
    action: <Link href="tel:800900100">800 900 100</Link>,
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.textContent?.replaceAll("\u00a0", " "))).toEqual([
      "800 900 100",
      "76,37 €, scade il 12 dicembre",
      "75,03 €, scade il 21 dicembre",
    ]);
  },
};

/** In a card, where little room is. */
export const Compact: Story = {
  args: { compact: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent("correggere"),
};

export const Paid: Story = {
  name: "The other one is paid [BL-61]",
  args: { bills: [{ ...later, paid: true }] },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(/L’altra, di 75,03.€, è già pagata\. Una può correggere l’altra: prima di pagare anche questa/),
};

export const Late: Story = {
  name: "The other one is overdue",
  args: { bills: [{ ...later, day: "2026-11-08" }] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/L’altra è di 75,03.€ ed è scaduta l’8 novembre\./),
};

export const Three: Story = {
  name: "Three bills [BL-61]",
  args: { bills: [sooner, later] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/3 bollette per lo stesso periodo\. Una può correggere le altre/);
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
  },
};

export const PaidOfMany: Story = {
  name: "Of four bills one is paid, and one has no amount [BL-92]",
  args: {
    bills: [sooner, later, { ...later, id: 3, amount: null }, { ...later, id: 4, amount: 80.61, paid: true }],
    atBill: false,
    about: "Casa dei casi, settembre – ottobre 2026",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /4 bollette per lo stesso periodo\. Casa dei casi, settembre – ottobre 2026\. Una può correggere le altre: prima di pagare anche le altre, chiedi a noi\./,
    );
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.textContent?.replaceAll("\u00a0", " ")).slice(2)).toEqual([
      "Importo non indicato, scade il 21 dicembre",
      "80,61 €, già pagata",
    ]);
  },
};

export const OneIsLeft: Story = {
  name: "All but one are paid [BL-92]",
  args: { bills: [later, { ...sooner, paid: true }, { ...sooner, id: 3, amount: 80.61, paid: true }], atBill: false },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/prima di pagare anche l’altra, chiedi a noi/),
};

export const PaidAtOneOfMany: Story = {
  name: "At one of three, of which one is paid [BL-92]",
  args: { bills: [later, { ...sooner, paid: true }] },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent(/Una può correggere le altre: prima di pagare anche questa, chiedi a noi/),
};

export const Alike: Story = {
  name: "Two of one amount and day are told apart by their issue [BL-92]",
  args: {
    bills: [
      { ...later, issued: "2026-11-07" },
      { ...later, id: 3, issued: "2026-11-21" },
    ],
    atBill: false,
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.textContent?.replaceAll("\u00a0", " "))).toEqual([
      "75,03 €, scade il 21 dicembre, emessa il 7 novembre",
      "75,03 €, scade il 21 dicembre, emessa il 21 novembre",
    ]);
  },
};

export const Seven: Story = {
  name: "Of seven bills four are named, the others counted [BL-92]",
  args: { bills: Array.from({ length: 7 }, (_, id) => ({ ...later, id, amount: 70 + id })), atBill: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(4);
    await expect(canvasElement).toHaveTextContent(/e altre 3$/);
  },
};

export const UnknownFacts: Story = {
  args: { bills: [{ ...later, amount: null, day: null }] },
  name: "An amount that is not known is said in words [BL-92]",
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("L’altra: importo non indicato."),
};

export const Discreet: Story = {
  name: "Discreet mode hides the amount, in the link's name too [BL-61]",
  decorators: [
    (Callout) => (
      <DiscreetContext value>
        <Callout />
      </DiscreetContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain("75,03");
    await expect(canvasElement).toHaveTextContent("L’altra è di •••");
  },
};
