import { buttonSizes, buttonVariants } from "@favilla/design-system/actions/Button.tsx";
import { DownloadButton } from "@favilla/design-system/actions/DownloadButton.tsx";
import { LiveRegion } from "@favilla/design-system/feedback/LiveRegion.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";

/** Resolves the download of the keyboard story. */
let bring = () => {};

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const meta = {
  title: "Actions/DownloadButton",
  component: DownloadButton,
  argTypes: { variant: { control: "select", options: buttonVariants }, size: { control: "select", options: buttonSizes } },
  tags: ["!autodocs"],
  args: { children: "Scarica le letture", onDownload: fn(() => later(200)) },
  decorators: [
    (Story) => (
      <>
        <LiveRegion />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof DownloadButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button");
const said = (canvasElement: HTMLElement) => within(canvasElement).getByRole("status");

export const Default: Story = { tags: ["pattern:button", "pattern:status"] };

/** Enter downloads. Start and end are announced, focus stays, and a second press does nothing. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:status"],
  args: {
    onDownload: fn(
      () =>
        new Promise<void>((resolve) => {
          bring = resolve;
        }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    await expect(button(canvasElement)).toHaveAccessibleName("Preparo il file…");
    await expect(said(canvasElement)).toHaveTextContent("Preparo il file…");
    await press("{Enter}");
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    bring();
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent("File scaricato."));
    await expect(button(canvasElement)).toHaveFocus();
    await expect(button(canvasElement)).toHaveAccessibleName("Scarica le letture");
    await expect(button(canvasElement)).toHaveAccessibleDescription("File scaricato.");
  },
};

/** The download fails: the reason is shown and announced, and the same button retries. */
export const FailingOnce: Story = {
  name: "Failing, then done",
  tags: ["pattern:status"],
  render: (args) => {
    let turns = 0;
    return <DownloadButton {...args} onDownload={() => (turns++ ? later(50) : Promise.reject(new Error("503")))} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() =>
      expect(said(canvasElement)).toHaveTextContent(
        "Il file non è arrivato: è un problema nostro o della connessione. I tuoi dati sono al sicuro: riprova.",
      ),
    );
    await expect(button(canvasElement)).toHaveAccessibleDescription(
      "Il file non è arrivato: è un problema nostro o della connessione. I tuoi dati sono al sicuro: riprova.",
    );
    await press(" ");
    await waitFor(() => expect(button(canvasElement)).toHaveAccessibleDescription("File scaricato."));
  },
};

export const Preparing: Story = {
  tags: ["pattern:button"],
  args: { onDownload: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement }) => userEvent.click(button(canvasElement)),
};

export const Failed: Story = {
  args: { onDownload: fn(() => Promise.reject(new Error("503"))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(button(canvasElement)).toHaveAccessibleDescription(/riprova/));
  },
};

export const Done: Story = {
  args: { onDownload: fn(() => Promise.resolve()) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(button(canvasElement)).toHaveAccessibleDescription("File scaricato."));
  },
};

/** The reason why it is disabled is visible. */
export const Disabled: Story = { tags: ["pattern:button"], args: { disabled: true, children: "Scarica il buono scaduto" } };

export const Wide: Story = {
  globals: { viewport: { value: "phone" } },
  args: { ...Failed.args, wide: true, variant: "primary" },
  play: Failed.play,
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { ...Failed.args, children: "Scarica le letture del Condominio Campione di Via dell’Immaginazione Contemporanea" },
  play: Failed.play,
};

export const Hover: Story = { parameters: { pseudo: { hover: "button" } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: "button" } } };
