import { ComingSoonIllustration } from "@favilla/design-system/feedback/illustrations/ComingSoonIllustration.tsx";
import { NoBillsIllustration } from "@favilla/design-system/feedback/illustrations/NoBillsIllustration.tsx";
import { NothingFoundIllustration } from "@favilla/design-system/feedback/illustrations/NothingFoundIllustration.tsx";
import { Walkthrough } from "@favilla/design-system/overlays/Walkthrough.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { press } from "../realKeys.ts";
import { underOpener } from "./Opener.tsx";

const meta = {
  title: "Overlays/Walkthrough",
  component: Walkthrough,
  tags: ["!autodocs"],
  args: {
    open: false,
    title: "Come si fa l’autolettura",
    slides: [
      { title: "Trova il contatore", text: "È all'ingresso, sul balcone o nel vano scale.", picture: <NothingFoundIllustration /> },
      { title: "Leggi le cifre nere", text: "Da sinistra a destra, senza quelle dopo la virgola.", picture: <NoBillsIllustration /> },
      { title: "Invia la lettura", text: "Scrivila qui: la usiamo per la prossima bolletta.", picture: <ComingSoonIllustration /> },
    ],
    onClose: fn(),
  },
  render: underOpener(Walkthrough, "Guida"),
} satisfies Meta<typeof Walkthrough>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Guida" });
const openIt: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(opener(canvasElement));
const inside = (canvasElement: HTMLElement) => within(canvasElement.querySelector("dialog") as HTMLElement);

export const First: Story = {
  tags: ["pattern:dialog"],
  play: async (context) => {
    await openIt(context);
    const guide = inside(context.canvasElement);
    await waitFor(() => expect(guide.getByText("1 di 3")).toBeVisible());
    await expect(guide.queryByRole("button", { name: "Indietro" })).toBeNull();
  },
};

/** Forward, back and dismiss by keyboard: focus stays on the forward button, the slide is announced, and focus returns to the opener. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03, SR-01]",
  tags: ["pattern:dialog"],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    const guide = inside(canvasElement);
    const name = (label: string) => guide.getByRole("button", { name: label });
    const live = guide.getByText("1 di 3").closest("[aria-live=polite]");
    await expect(guide.getByRole("heading", { level: 2 })).toHaveFocus();
    await press("{Tab}");
    await press("{Tab}");
    await expect(name("Avanti")).toHaveFocus();
    await press("{Enter}");
    await expect(live).toHaveTextContent("2 di 3Leggi le cifre nere");
    await expect(name("Avanti")).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await expect(name("Indietro")).toHaveFocus();
    await press("{Enter}");
    await expect(live).toHaveTextContent("1 di 3");
    await expect(name("Avanti")).toHaveFocus();
    await press(" ");
    await press(" ");
    await expect(live).toHaveTextContent("3 di 3");
    await expect(name("Ho capito")).toHaveFocus();
    await press("{Enter}");
    await expect(canvasElement.querySelector("dialog")).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Escape dismisses it at any slide; next time it starts from the first slide. */
export const Dismissed: Story = {
  name: "Dismissed [SR-01]",
  play: async (context) => {
    await openIt(context);
    await userEvent.click(inside(context.canvasElement).getByRole("button", { name: "Avanti" }));
    await press("{Escape}");
    await expect(context.canvasElement.querySelector("dialog")).toBeNull();
    await openIt(context);
    await waitFor(() => expect(inside(context.canvasElement).getByText("1 di 3")).toBeVisible());
  },
};

/** With a custom last button and without pictures. */
export const Last: Story = {
  args: {
    doneLabel: "Inserisci la lettura",
    slides: meta.args.slides.map(({ title, text }) => ({ title, text })),
  },
  play: async (context) => {
    await openIt(context);
    await userEvent.click(inside(context.canvasElement).getByRole("button", { name: "Avanti" }));
    await userEvent.click(inside(context.canvasElement).getByRole("button", { name: "Avanti" }));
    await waitFor(() => expect(inside(context.canvasElement).getByRole("button", { name: "Inserisci la lettura" })).toBeVisible());
  },
};

export const LongText: Story = {
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "narrow" } },
  args: {
    slides: [
      {
        title: "Se il contatore elettronico mostra più schermate, premi il pulsante finché non vedi la lettura",
        text: "Alcuni contatori alternano la lettura con l'ora, la data e il codice: aspetta che compaia la scritta m³ accanto al numero. Le cifre dopo la virgola non servono.",
      },
      ...meta.args.slides,
    ],
  },
  play: openIt,
};
