import { Button } from "@favilla/design-system/actions/Button.tsx";
import { type ToastMessage, useToast } from "@favilla/design-system/feedback/showToast.ts";
import { ToastRegion } from "@favilla/design-system/feedback/Toast.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { pointAt, press } from "../realKeys.ts";

/** A page with a toast region and a button that shows messages. */
function Page({ messages }: { messages: ToastMessage[] }) {
  const show = useToast();
  const dismissals = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const dismiss of dismissals.current) dismiss();
    },
    [],
  );
  return (
    <main style={{ minBlockSize: 320 }}>
      <Button variant="secondary" onClick={() => dismissals.current.push(...messages.map(show))}>
        Salva
      </Button>
      <ToastRegion />
    </main>
  );
}

const renamed: ToastMessage = { text: "Hai rinominato la fornitura." };
const failed: ToastMessage = { text: "Non siamo riusciti a salvare: è un problema nostro. Riprova tra qualche minuto.", tone: "negative" };
const sent: ToastMessage = {
  text: "Lettura inviata.",
  action: (
    <Link href="#letture" tone="inherit">
      Vedi le letture
    </Link>
  ),
};

const meta = {
  title: "Feedback/Toast",
  component: Page,
  tags: ["!autodocs"],
  args: { messages: [renamed] },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Salva" });
const region = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole("region", { name: "Messaggi (F8)" }));
const showThem: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(save(canvasElement));

interface Clock {
  /** Durations in milliseconds of the pending timers. */
  waiting: () => number[];
  /** Runs the pending timers. */
  ring: () => void;
}

/** Replaces long timers by ones that run on request, so that the test does not wait. */
async function withClock(run: (clock: Clock) => Promise<void>) {
  const timers = new Map<number, { handler: () => void; delay: number }>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const replacement = {
    setTimeout: (handler: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
      if (delay < 5000) return set(handler, delay, ...rest);
      const id = -1 - timers.size;
      timers.set(id, { handler: () => handler(...rest), delay });
      return id;
    },
    clearTimeout: (id: number) => timers.delete(id) || clear(id),
  };
  Object.assign(window, replacement);
  try {
    await run({
      waiting: () => Array.from(timers.values(), ({ delay }) => delay),
      ring: () => {
        for (const { handler } of timers.values()) handler();
        timers.clear();
      },
    });
  } finally {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
  }
}

/** Before the first message the region exists, silent and empty. */
export const Empty: Story = {
  tags: ["pattern:toast"],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("region")).toHaveTextContent("");
    await expect(region(canvasElement).queryAllByRole("listitem")).toHaveLength(0);
  },
};

export const Shown: Story = {
  play: async (context) => {
    await showThem(context);
    await waitFor(() => expect(region(context.canvasElement).getByText("Hai rinominato la fornitura.")).toBeVisible());
    // The message is announced from a separate element, which is removed a second later.
    const said = () => [...document.querySelectorAll('[role="status"][aria-live="polite"]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain("Messaggio: Hai rinominato la fornitura."));
    await expect(save(context.canvasElement)).toHaveFocus();
  },
};

/** An open dialog hides the page from screen readers: the message is announced from inside the dialog. */
export const InDialog: Story = {
  name: "While a dialog is open [PK-32]",
  render: (args) => (
    <Dialog open title="Rinomina la fornitura">
      <Page {...args} />
    </Dialog>
  ),
  play: async (context) => {
    await showThem(context);
    const said = (place: ParentNode) =>
      [...place.querySelectorAll('[role="status"][aria-live="polite"]')].filter(({ textContent }) =>
        textContent?.includes("Messaggio: Hai rinominato"),
      );
    const dialog = within(context.canvasElement).getByRole("dialog");
    await waitFor(() => expect(said(document)).toHaveLength(1));
    await expect(said(dialog)).toHaveLength(1);
  },
};

/** Messages below each other, newest last. A failure, or a message with an action, stays until it is dismissed. */
export const Several: Story = {
  tags: ["pattern:toast"],
  args: { messages: [renamed, sent, failed] },
  play: (context) =>
    withClock(async ({ waiting, ring }) => {
      await showThem(context);
      await waitFor(() => expect(waiting()).toEqual([8000]));
      ring();
      const toasts = region(context.canvasElement);
      await waitFor(() => expect(toasts.queryByText("Hai rinominato la fornitura.")).toBeNull());
      await expect(toasts.getAllByRole("button", { name: "Chiudi" })).toHaveLength(2);
    }),
};

/** The duration is at least six seconds. While focus or the pointer is on the toast it stays, and then its time restarts (WCAG 2.2.1). */
export const Paused: Story = {
  args: { messages: [{ ...renamed, seconds: 1 }] },
  play: (context) =>
    withClock(async ({ waiting, ring }) => {
      await showThem(context);
      const toast = await region(context.canvasElement).findByText("Hai rinominato la fornitura.");
      /** Whole seconds of the pending timer. */
      const seconds = () => waiting().map((milliseconds) => Math.floor(milliseconds / 1000));
      await waitFor(() => expect(seconds()).toEqual([6]));
      await press("{Tab}");
      await waitFor(() => expect(seconds()).toEqual([]));
      await press("{Shift>}{Tab}{/Shift}");
      await waitFor(() => expect(seconds()).toEqual([6]));
      if (await pointAt(toast)) {
        await waitFor(() => expect(seconds()).toEqual([]));
        await pointAt(save(context.canvasElement));
        await waitFor(() => expect(seconds()).toEqual([6]));
      }
      ring();
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    }),
};

/**
 * Tab reaches the newest toast first, and its timer stops. Escape and the button dismiss it; focus moves to the next one, and after the
 * last back to where it was.
 */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { messages: [renamed, failed] },
  play: async ({ canvasElement }) => {
    const messages = () => region(canvasElement).queryAllByRole("listitem");
    await press("{Tab}");
    await press("{Enter}");
    await waitFor(() => expect(messages()).toHaveLength(2));
    await press("{Tab}");
    await expect(messages()[1]).toHaveFocus();
    await press("{Escape}");
    await expect(messages()).toHaveLength(1);
    await expect(messages()[0]).toHaveFocus();
    await press("{Tab}");
    await expect(region(canvasElement).getByRole("button", { name: "Chiudi" })).toHaveFocus();
    await press("{Enter}");
    await expect(messages()).toHaveLength(0);
    await expect(save(canvasElement)).toHaveFocus();
  },
};

/** F8 moves focus to the messages from anywhere, as the region's name says. */
export const Hotkey: Story = {
  play: async (context) => {
    await showThem(context);
    await region(context.canvasElement).findByText("Hai rinominato la fornitura.");
    await press("{F8}");
    await expect(region(context.canvasElement).getByRole("list")).toHaveFocus();
  },
};

/** A swipe towards the edge dismisses the toast; after a short one it returns. */
export const Swipe: Story = {
  play: async (context) => {
    await showThem(context);
    const toast = (await region(context.canvasElement).findByText("Hai rinominato la fornitura.")).closest("li") as HTMLElement;
    const swipe = (length: number) => {
      // Pointer capture fails for simulated pointers.
      Object.assign(toast, { setPointerCapture: () => {}, hasPointerCapture: () => false });
      fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
      for (const at of [length / 2, length]) fireEvent.pointerMove(toast, { clientX: at, clientY: 0 });
      fireEvent.pointerUp(toast, { clientX: length, clientY: 0 });
    };
    swipe(20);
    await expect(toast).toHaveAttribute("data-swipe", "cancel");
    swipe(80);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  tags: ["pattern:toast"],
  globals: { viewport: { value: "narrow" } },
  args: {
    messages: [
      {
        ...sent,
        text: "Abbiamo ricevuto la lettura del contatore del gas di Via Immaginaria degli Esempi Lunghissimi 128/bis: la useremo per la prossima bolletta.",
      },
    ],
  },
  play: async (context) => {
    await showThem(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
