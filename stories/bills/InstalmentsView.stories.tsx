import { InstalmentsView, type InstalmentsViewProps } from "@favilla/design-system/bills/InstalmentsView.tsx";
import type { InstalmentOffer, InstalmentRequest, PlannedRate } from "@favilla/design-system/bills/instalmentPlan.ts";
import { loadOf, type Update } from "@favilla/design-system/data/load.ts";
import { DiscreetContext } from "@favilla/design-system/theme/discreet.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { asPage } from "../layout/page.tsx";

const offer: InstalmentOffer = { open: 18412, counts: [2, 3, 4], firstDay: "2026-12-25", everyMonths: 2, lastDay: "2026-12-05" };
const rates: readonly PlannedRate[] = [
  { amount: 9206, day: "2026-12-25" },
  { amount: 9206, day: "2027-02-25" },
];
const request: InstalmentRequest = { id: "ir-1", year: "2026", number: "1137491", status: "InProgress", reason: null, rates };

/** Answers as servers do: with the request. */
function Answering(props: InstalmentsViewProps) {
  const [update, setUpdate] = useState<Update<InstalmentRequest>>(props.update);
  const onAsk = (asked: readonly PlannedRate[]) => {
    props.onAsk(asked);
    setUpdate({ state: "Updated", data: { ...request, rates: asked } });
  };
  return <InstalmentsView {...props} update={update} onAsk={onAsk} />;
}

const meta = {
  title: "Bills/InstalmentsView",
  component: InstalmentsView,
  render: (args) => <Answering {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", today: "2026-11-20" },
  decorators: asPage("bills"),
  args: {
    title: "Paga la bolletta a rate",
    back: { href: "#bolletta", label: "Bolletta" },
    load: loadOf({ offer, refusal: null, request: null }),
    update: { state: "Unset" },
    onAsk: fn(),
    phone: "800 900 100",
    requestsHref: "#richieste",
  },
} satisfies Meta<typeof InstalmentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement) => [...canvas.querySelectorAll("dl > div")].map((row) => row.textContent);

/** From the choice to the request: the plan is there before it is sent. */
export const Default: Story = {
  name: "From the choice to the request [BL-194]",
  tags: ["pattern:radio-group"],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/La prima scade tra 35.giorni, il 25.dicembre.2026\./);
    await expect(canvasElement).toHaveTextContent(/Puoi chiederlo fino al 5.dicembre.2026\./);
    await expect(page.getByRole("radio", { name: /^2 rate ?Ogni rata è di 92,06.€$/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^3 rate ?Ogni rata è di 61,38.€ al massimo$/ })).not.toBeChecked();
    await userEvent.click(page.getByRole("radio", { name: /^3 rate/ }));
    await expect(rows(canvasElement)).toEqual([
      expect.stringMatching(/^Rata 161,38.€ · 25.dicembre.2026$/),
      expect.stringMatching(/^Rata 261,37.€ · 25.febbraio.2027$/),
      expect.stringMatching(/^Rata 361,37.€ · 25.aprile.2027$/),
      expect.stringMatching(/^In tutto184,12.€$/),
    ]);
    await userEvent.click(page.getByRole("button", { name: "Chiedi questo piano" }));
    await waitFor(() => expect(page.getByRole("group", { name: /^Richiesta inviata\./ })).toHaveFocus());
    await expect(args.onAsk).toHaveBeenCalledWith([
      { amount: 6138, day: "2026-12-25" },
      { amount: 6137, day: "2027-02-25" },
      { amount: 6137, day: "2027-04-25" },
    ]);
    await expect(canvasElement).toHaveTextContent(/Stiamo valutando la tua richiesta/);
    await expect(page.getByRole("link", { name: "Vedi le tue richieste" })).toHaveAttribute("href", "#richieste");
  },
};

export const Accepted: Story = {
  name: "Accepted [BL-195]",
  args: { load: loadOf({ offer: null, refusal: "inInstalments", request: { ...request, status: "Accepted" } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Piano accettato/);
    await expect(canvasElement).not.toHaveTextContent(/Non possiamo/);
  },
};

/** Refused, with the servers' reason: the way on is a call. */
export const Refused: Story = {
  name: "Refused [BL-197]",
  args: {
    load: loadOf({
      offer: null,
      refusal: "unknown",
      request: { ...request, status: "Refused", reason: "Per questo importo serve un controllo." },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Piano non accettato.*serve un controllo/);
    await expect(within(within(canvasElement).getByRole("main")).getByRole("link", { name: /Chiama/ })).toHaveAttribute(
      "href",
      "tel:800900100",
    );
  },
};

/** Refused, but another plan can be asked for: the choice stands below the refused one. */
export const RefusedOnce: Story = {
  name: "Refused, with another offer [BL-240]",
  args: {
    load: loadOf({
      offer: { ...offer, counts: [2, 3] },
      refusal: null,
      request: { ...request, status: "Refused", reason: "Quattro rate sono troppe per questo importo." },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/Piano non accettato.*Quattro rate sono troppe.*Puoi chiedere un altro piano/);
    await expect(page.getAllByRole("radio")).toHaveLength(2);
    await userEvent.click(page.getByRole("button", { name: "Chiedi questo piano" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

/** Without an offer the page says why. */
export const NoOffer: Story = {
  name: "No offer [BL-196]",
  args: { load: loadOf({ offer: null, refusal: "tooLate", request: null }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Non possiamo dividerla in rate.*Il tempo per chiederlo è passato\./);
    await expect(within(canvasElement).queryByRole("button", { name: "Chiedi questo piano" })).toBeNull();
  },
};

/** An answer was lost, and nobody knows what became of the request. */
export const Lost: Story = {
  name: "A lost answer [BL-195]",
  args: { failure: { reason: "notKnown" }, update: { state: "UpdateFailure", error: new Error() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(/Riprova: non la riceviamo due volte\./);
    await expect(within(canvasElement).getByRole("button", { name: "Chiedi questo piano" })).toBeEnabled();
  },
};

/** While the plan is sent. */
export const Sending: Story = { args: { update: { state: "Updating" } } };

export const Loading: Story = { tags: ["pattern:busy"], args: { load: { state: "Loading" } } };

export const Failed: Story = {
  args: { load: { state: "LoadFailure", error: new Error(), retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Non riusciamo a caricare le rate possibili/);
  },
};

export const Discreet: Story = {
  name: "Discreet mode hides amounts",
  decorators: [
    (Page) => (
      <DiscreetContext value>
        <Page />
      </DiscreetContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/92,06|184,12/);
    // Those of the plan stand alone, so that a screen reader is told what is hidden: two instalments and the sum.
    await expect([...canvasElement.querySelectorAll("dl")].flatMap((list) => within(list).getAllByText("importo nascosto"))).toHaveLength(
      3,
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: "mobile1" } } };
