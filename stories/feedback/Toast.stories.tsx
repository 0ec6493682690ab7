import { Button } from "@favilla/design-system/actions/Button.tsx";
import { type ToastMessage, ToastRegion, useToast } from "@favilla/design-system/feedback/Toast.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pointAt, press } from "../realKeys.ts";

/** A page with the region in its shell and a button that has something to say. */
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
const failed: ToastMessage = { text: "Non siamo riusciti a salvare. Riprova tra poco.", tone: "negative" };
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
const region = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole("log", { name: "Messaggi" }));
const showThem: NonNullable<Story["play"]> = ({ canvasElement }) => userEvent.click(save(canvasElement));

interface Clock {
  /** Milliseconds of the timers that wait. */
  waiting: () => number[];
  /** Their time has come. */
  ring: () => void;
}

/** Long timers wait until they are told to ring, so that nobody waits for them. */
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

/** The region is there, silent and empty, before the first message. */
export const Empty: Story = {
  tags: ["pattern:toast"],
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("log")).toBeEmptyDOMElement(),
};

export const Shown: Story = {
  play: async (context) => {
    await showThem(context);
    await waitFor(() => expect(region(context.canvasElement).getByText("Hai rinominato la fornitura.")).toBeVisible());
    await expect(save(context.canvasElement)).toHaveFocus();
  },
};

/** One under another, the newest last. What failed, and what has an action, stays until it is dismissed. */
export const Several: Story = {
  tags: ["pattern:toast"],
  args: { messages: [renamed, sent, failed] },
  play: (context) =>
    withClock(async ({ waiting, ring }) => {
      await showThem(context);
      await expect(waiting()).toEqual([8000]);
      ring();
      const toasts = region(context.canvasElement);
      await waitFor(() => expect(toasts.queryByText("Hai rinominato la fornitura.")).toBeNull());
      await expect(toasts.getAllByRole("button", { name: "Chiudi" })).toHaveLength(2);
    }),
};

/** Never less than six seconds, whatever is asked for; with focus or the pointer on it it stays, and then its time begins anew (WCAG 2.2.1). */
export const Held: Story = {
  args: { messages: [{ ...renamed, seconds: 1 }] },
  play: (context) =>
    withClock(async ({ waiting, ring }) => {
      await showThem(context);
      const toast = region(context.canvasElement).getByText("Hai rinominato la fornitura.");
      await expect(waiting()).toEqual([6000]);
      await press("{Tab}");
      await waitFor(() => expect(waiting()).toEqual([]));
      await press("{Shift>}{Tab}{/Shift}");
      await waitFor(() => expect(waiting()).toEqual([6000]));
      if (await pointAt(toast)) {
        await waitFor(() => expect(waiting()).toEqual([]));
        await pointAt(save(context.canvasElement));
        await waitFor(() => expect(waiting()).toEqual([6000]));
      }
      ring();
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    }),
};

/** Tab reaches it, and it waits; Escape and the button dismiss it; focus goes to the next one, and after the last back to where it was. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  args: { messages: [renamed, failed] },
  play: async ({ canvasElement }) => {
    await press("{Tab}");
    await press("{Enter}");
    const dismiss = () => region(canvasElement).queryAllByRole("button", { name: "Chiudi" });
    await press("{Tab}");
    await expect(dismiss()[0]).toHaveFocus();
    await press("{Escape}");
    await expect(dismiss()).toHaveLength(1);
    await expect(dismiss()[0]).toHaveFocus();
    await press("{Enter}");
    await expect(dismiss()).toHaveLength(0);
    await expect(save(canvasElement)).toHaveFocus();
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
