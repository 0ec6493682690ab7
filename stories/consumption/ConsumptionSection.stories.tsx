import { Button } from "@favilla/design-system/actions/Button.tsx";
import {
  ConsumptionSection,
  type ConsumptionSectionProps,
  ConsumptionSections,
  consumptionStatuses,
} from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
import { ConsumptionView } from "@favilla/design-system/consumption/ConsumptionView.tsx";
import { type ConsumptionViewName, ConsumptionViewSwitch } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { commodities } from "@favilla/design-system/data/commodity.ts";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { ChevronDownIcon } from "@favilla/design-system/icons/ChevronDownIcon.ts";
import { DownloadIcon } from "@favilla/design-system/icons/DownloadIcon.ts";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { headingLevels } from "@favilla/design-system/text/headingLevel.ts";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { electricity, gas } from "./sample.ts";

/** A section as a page builds it. */
const Section = (args: ConsumptionSectionProps) => {
  const [view, setView] = useState<ConsumptionViewName>("chart");
  const data = args.commodity === "gas" ? gas : electricity;
  return (
    <ConsumptionSection
      {...args}
      summary={<ConsumptionSummary {...data} />}
      toolbar={
        <>
          <ConsumptionViewSwitch value={view} onChange={setView} />
          <Button variant="secondary">
            2026 <ChevronDownIcon />
          </Button>
          <Button variant="secondary" icon={DownloadIcon}>
            <VisuallyHidden>Scarica</VisuallyHidden>
          </Button>
        </>
      }
    >
      <ConsumptionView {...data} view={view} />
    </ConsumptionSection>
  );
};

const meta = {
  title: "Consumption/ConsumptionSection",
  component: ConsumptionSection,
  argTypes: {
    headingLevel: { control: "select", options: headingLevels },
    commodity: { control: "select", options: commodities },
    status: { control: "select", options: consumptionStatuses },
  },
  tags: ["!autodocs"],
  args: {
    id: "s-1",
    name: "Casa di Bologna",
    commodity: "electricity",
    latest: "136 kWh a ottobre",
    updatedAt: "2026-10-31",
    source: "Distributore",
    status: "ready",
    onShow: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <ConsumptionSections openItem="s-1">
      <Section {...args} />
    </ConsumptionSections>
  ),
  decorators: [
    (Story) => (
      <>
        <Heading headingLevel={1} style={{ marginBlockEnd: 16 }}>
          Consumi
        </Heading>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof ConsumptionSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const chart = (canvasElement: HTMLElement) => within(canvasElement).findByRole("list", { name: /^Consumi del 2026/ });

export const Default: Story = {
  tags: ["pattern:disclosure", "pattern:radio-group"],
  play: async ({ canvasElement, args }) => {
    await expect(await chart(canvasElement)).toBeVisible();
    await waitFor(() => expect(args.onShow).toHaveBeenCalledTimes(1));
    await expect(within(canvasElement).getByText("Distributore, fino al 31 ottobre")).toBeVisible();
  },
};

export const Gas: Story = {
  args: { name: "Via Fittizia 8, Bologna", commodity: "gas", latest: "41 Smc a ottobre", updatedAt: "2026-11-08" },
};

const closed: Story["render"] = (args) => (
  <ConsumptionSections>
    <Section {...args} />
  </ConsumptionSections>
);

/** Before it is opened, the content is not in the document and nothing is loaded. Enter and Space open it. */
export const Keyboard: Story = {
  name: "Keyboard [CS-01] [DS-03]",
  render: closed,
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
    await expect(args.onShow).not.toHaveBeenCalled();
    await press("{Tab}");
    await press("{Enter}");
    await expect(await chart(canvasElement)).toBeVisible();
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    await press(" ");
    await waitFor(async () => expect(await chart(canvasElement)).not.toBeVisible());
    await press(" ");
    await expect(args.onShow).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  tags: ["pattern:disclosure", "pattern:busy"],
  args: { status: "loading" },
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText("Caricamento dei consumi")).toBeInTheDocument(),
};

const Late = (args: ConsumptionSectionProps) => {
  const [status, setStatus] = useState(args.status);
  return (
    <>
      <ConsumptionSections openItem={args.id}>
        <Section {...args} status={status} />
      </ConsumptionSections>
      <Button onClick={() => setStatus("ready")}>Arrivano</Button>
      <LiveRegion />
    </>
  );
};

/** A long wait is announced, and so is its end (WCAG 4.1.3). */
export const LateLoad: Story = {
  name: "Late load: said",
  args: { status: "loading" },
  render: (args) => <Late {...args} />,
  play: async ({ canvasElement }) => {
    const said = () => within(canvasElement).getAllByRole("status").at(-1);
    await waitFor(() => expect(said()).toHaveTextContent("Caricamento dei consumi: Casa di Bologna"), { timeout: 5000 });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Arrivano" }));
    await waitFor(() => expect(said()).toHaveTextContent("Consumi caricati: Casa di Bologna"), { timeout: 8000 });
  },
};

export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The filter stays visible, so that another period can be selected. */
export const Empty: Story = {
  args: { status: "empty" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nessun consumo in questo periodo")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "2026" })).toBeVisible();
  },
};

/** Before its activation a supply has nothing to choose from. */
export const NotActive: Story = {
  name: "Not active yet [CS-31]",
  args: { status: "empty", notActive: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La fornitura non è ancora attiva")).toBeVisible();
    await expect(within(canvasElement).getByText("I primi consumi arrivano il mese dopo l’attivazione.")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "2026" })).toBeNull();
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
  },
};

export const WithoutOrigin: Story = { render: closed, args: { latest: null, updatedAt: null, source: null } };

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { name: "Condominio Campione precipitevolissimevolmente denominato Residenzadeitiglisecolari, scala B" },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

/** Closed, and yet rendered: a print that has begun waits for no response. */
export const Ahead: Story = {
  name: "Rendered ahead of a print [CH-24]",
  render: closed,
  args: { ahead: true, onShow: fn() },
  play: async ({ canvasElement, args }) => {
    const summary = within(canvasElement).getByText(/^Da gennaio a/);
    await expect(summary).not.toBeVisible();
    await expect(args.onShow).toHaveBeenCalled();
  },
};

/** Several sections are one accordion: arrow keys move from header to header. */
export const Several: Story = {
  name: "Several [DS-03]",
  render: (args) => (
    <ConsumptionSections openItem="s-1">
      <Section {...args} />
      <Section {...args} id="s-2" name="Casa al mare" />
    </ConsumptionSections>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = ["Casa di Bologna", "Casa al mare"].map((name) => within(canvasElement).getByRole("button", { name }));
    await press("{Tab}");
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription("Distributore, fino al 31 ottobre");
    await press("{ArrowDown}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute("aria-expanded", "false");
    await press("{Enter}");
    await waitFor(() => expect(within(canvasElement).getAllByRole("list", { name: /^Consumi del 2026/ })).toHaveLength(2));
    await press("{ArrowDown}");
    await expect(first).toHaveFocus();
  },
};

const sixty = Array.from({ length: 60 }, (_, index) => `scala-${index + 1}`);

/** Sixty open supplies: content far from the viewport is not rendered until it is scrolled to. */
export const Sixty: Story = {
  render: (args) => (
    <ConsumptionSections defaultOpen={sixty}>
      {sixty.map((name) => (
        <Section key={name} {...args} id={name} name={name} />
      ))}
    </ConsumptionSections>
  ),
  play: async ({ canvasElement, args }) => {
    const charts = () => within(canvasElement).queryAllByRole("list", { name: /^Consumi del 2026/ }).length;
    await waitFor(() => expect(charts()).toBeGreaterThan(0));
    await expect(charts()).toBeLessThan(6);
    await waitFor(() => expect(args.onShow).toHaveBeenCalledTimes(charts()));
    within(canvasElement).getByRole("heading", { name: "scala-60" }).scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector("[data-status]:last-child ol")).not.toBeNull());
    await expect(charts()).toBeLessThan(12);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Focus: Story = { render: closed, parameters: { pseudo: { focusVisible: true } } };
export const Hover: Story = { render: closed, parameters: { pseudo: { hover: true } } };
