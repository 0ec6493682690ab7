import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { Dialog, type DialogProps, dialogSizes } from "@favilla/design-system/overlays/Dialog.tsx";
import { dialogTester } from "@favilla/design-system/testing/index.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, Suspense, use, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { withReducedMotion } from "../emulation.ts";
import { press } from "../realKeys.ts";
import { Opener } from "./Opener.tsx";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  argTypes: { size: { control: "select", options: dialogSizes } },
  tags: ["!autodocs"],
  args: {
    open: false,
    title: "La tua prima autolettura",
    description: "Bastano la foto del contatore e due minuti.",
    children: <p>Leggi le cifre nere, da sinistra a destra, e lascia stare quelle dopo la virgola.</p>,
    onClose: fn(),
  },
  render: (args) => (
    <Opener>
      {(open, close) => (
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose?.();
            close();
          }}
          footer={
            args.footer ?? (
              <ButtonGroup>
                <Button variant="secondary" onClick={close}>
                  Più tardi
                </Button>
                <Button onClick={close}>Inizia</Button>
              </ButtonGroup>
            )
          }
        />
      )}
    </Opener>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Apri" });
const dialog = (canvasElement: HTMLElement) => canvasElement.querySelector("dialog");
const openIt: NonNullable<Story["play"]> = ({ canvasElement }) => dialogTester(userEvent, canvasElement).open("Apri");
const width = (canvasElement: HTMLElement) => dialog(canvasElement)?.getBoundingClientRect().width;

export const Info: Story = {
  name: "Info, 450 px [CH-15]",
  tags: ["pattern:dialog"],
  play: async (context) => {
    await openIt(context);
    await waitFor(() => expect(width(context.canvasElement)).toBe(450));
  },
};

/** The page behind does not scroll, and nothing moves when its scrollbar disappears. */
export const ScrollLock: Story = {
  render: (args) => (
    <div style={{ blockSize: 3000 }}>
      {meta.render(args)}
      <p style={{ textAlign: "end" }}>24 bollette</p>
    </div>
  ),
  play: async (context) => {
    const end = () => within(context.canvasElement).getByText("24 bollette").getBoundingClientRect().right;
    const before = end();
    await openIt(context);
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden"));
    // Firefox lays the scrollbar's room out a frame later.
    await waitFor(() => expect(end()).toBe(before));
    await press("{Escape}");
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden"));
    await waitFor(() => expect(end()).toBe(before));
  },
};

export const Download: Story = {
  name: "Download, 400 px [CH-15]",
  args: { size: "download" },
  play: async (context) => {
    await openIt(context);
    await waitFor(() => expect(width(context.canvasElement)).toBe(400));
  },
};

/** The title takes focus, Tab stays inside, Escape closes, and focus returns to the opener. */
export const Keyboard: Story = {
  name: "Keyboard [DS-03]",
  tags: ["pattern:dialog"],
  play: async ({ canvasElement, args }) => {
    await press("{Tab}");
    await press("{Enter}");
    const inside = within(dialog(canvasElement) as HTMLElement);
    const name = (label: string) => inside.getByRole("button", { name: label });
    await expect(inside.getByRole("heading")).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await expect(name("Inizia")).toHaveFocus();
    await press("{Tab}");
    await expect(name("Chiudi")).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await expect(name("Inizia")).toHaveFocus();
    await press("{Escape}");
    await expect(dialog(canvasElement)).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Focus moves in and back synchronously, even if a script clicks and the browser does not focus the opener. */
export const SyntheticClick: Story = {
  play: async ({ canvasElement }) => {
    opener(canvasElement).click();
    await Promise.resolve();
    const inside = within(dialog(canvasElement) as HTMLElement);
    await expect(inside.getByRole("heading")).toHaveFocus();
    inside.getByRole("button", { name: "Chiudi" }).click();
    await Promise.resolve();
    await Promise.resolve();
    await expect(dialog(canvasElement)).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
  },
};

/** A press on the backdrop closes; a press that began inside does not. */
export const Backdrop: Story = {
  play: async (context) => {
    await openIt(context);
    const target = dialog(context.canvasElement) as HTMLElement;
    const box = target.getBoundingClientRect();
    const [inside, outside] = [
      { clientX: box.left + 20, clientY: box.top + 8 },
      { clientX: 2, clientY: 2 },
    ];
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target, coords: inside },
      { keys: "[/MouseLeft]", target, coords: outside },
    ]);
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: "[MouseLeft]", target, coords: outside }]);
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener(context.canvasElement)).toHaveFocus();
  },
};

/** Without close button neither Escape nor the backdrop closes it, and it reopens if the browser forces it to close. */
export const WithoutCloseButton: Story = {
  tags: ["pattern:dialog"],
  args: { closeButton: false, size: "download", title: "Bolletta 2026 / 1045231", description: "Casa di Bologna, 72,19 €" },
  play: async (context) => {
    await openIt(context);
    const element = dialog(context.canvasElement) as HTMLDialogElement;
    await expect(within(element).queryByRole("button", { name: "Chiudi" })).toBeNull();
    // Chromium fires `cancel` only for the first Escape, and would close at the second.
    for (let count = 0; count < 3; count++) await press("{Escape}");
    await userEvent.pointer([{ keys: "[MouseLeft]", target: element, coords: { clientX: 2, clientY: 2 } }]);
    element.close();
    await waitFor(() => expect(element).toHaveAttribute("open"));
    await expect(element.matches(":modal")).toBe(true);
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Nothing closes it while what it sends is on its way, and Escape and the backdrop show why. */
export const Busy: Story = {
  name: "Busy [CH-32]",
  args: {
    busy: true,
    footer: (
      <ButtonGroup>
        <Button variant="secondary" disabled>
          Annulla
        </Button>
        <Button loading>Salva</Button>
      </ButtonGroup>
    ),
  },
  play: async (context) => {
    await openIt(context);
    const element = dialog(context.canvasElement) as HTMLDialogElement;
    await expect(within(element).getByRole("button", { name: "Chiudi" })).toBeDisabled();
    await expect(within(element).queryByRole("alert")).toBeNull();
    await userEvent.pointer([{ keys: "[MouseLeft]", target: element, coords: { clientX: 2, clientY: 2 } }]);
    for (let count = 0; count < 3; count++) await press("{Escape}");
    await waitFor(() => expect(within(element).getByRole("alert")).toHaveTextContent("Tra poco puoi chiudere"));
    await expect(element).toHaveAttribute("open");
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** WebKit opens a dialog without focus while a page is loading: it gets it as soon as it can take it. */
export const OpenedWithoutFocus: Story = {
  name: "Opened without focus [DS-03]",
  play: async (context) => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function withoutFocus() {
      showModal.call(this);
      (document.activeElement as HTMLElement).blur();
    };
    try {
      await openIt(context);
      await waitFor(() => expect(dialog(context.canvasElement)).toContainElement(document.activeElement as HTMLElement));
    } finally {
      HTMLDialogElement.prototype.showModal = showModal;
    }
    await press("{Escape}");
    await waitFor(() => expect(opener(context.canvasElement)).toHaveFocus());
  },
};

/** If the browser forces it to close (a second Escape, a back gesture), `onClose` is called. */
export const ClosedByThePlatform: Story = {
  play: async (context) => {
    await openIt(context);
    dialog(context.canvasElement)?.close();
    await waitFor(() => expect(dialog(context.canvasElement)).toBeNull());
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener(context.canvasElement)).toHaveFocus();
  },
};

/** Nothing moves if reduced motion is requested, and closing never waits for an animation. */
export const ReducedMotion: Story = {
  name: "Reduced motion [DS-05] [A07]",
  play: (context) =>
    withReducedMotion(async () => {
      await openIt(context);
      const lasting = document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration));
      await expect(Math.max(0, ...lasting)).toBeLessThan(1);
      await press("{Escape}");
      await expect(dialog(context.canvasElement)).toBeNull();
    }),
};

function Vanishing() {
  const [step, setStep] = useState<"before" | "open" | "after">("before");
  return (
    <main>
      <h1 tabIndex={-1}>Le tue richieste</h1>
      {step !== "after" && <Button onClick={() => setStep("open")}>Apri</Button>}
      {step === "open" && <Dialog open title="Richiesta annullata" onClose={() => setStep("after")} />}
    </main>
  );
}

/** If the opener is removed with the dialog, focus moves to the page's heading. Tested with StrictMode and conditional rendering. */
export const OpenerGone: Story = {
  name: "Opener gone [A04]",
  render: () => (
    <StrictMode>
      <Vanishing />
    </StrictMode>
  ),
  play: async (context) => {
    await openIt(context);
    await press("{Escape}");
    await expect(within(context.canvasElement).getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

function FirstField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Dai un nome alla fornitura" initialFocus={field}>
          <label>
            Nome <input ref={field} />
          </label>
        </Dialog>
      )}
    </Opener>
  );
}

/** A form focuses its first field. */
export const InitialFocus: Story = {
  tags: ["pattern:dialog"],
  render: () => <FirstField />,
  play: async (context) => {
    await openIt(context);
    await expect(within(context.canvasElement).getByRole("textbox", { name: "Nome" })).toHaveFocus();
  },
};

const longText = Array.from({ length: 12 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text.
  <p key={index}>Se il contatore è in cantina o nel vano scale, portati una luce: le cifre rosse dopo la virgola non servono.</p>
));

/** Long content scrolls below the title and above the buttons. */
export const LongText: Story = {
  tags: ["pattern:dialog"],
  globals: { viewport: { value: "narrow" } },
  args: { title: "Come leggere il contatore della luce e quello del gas senza sbagliare una cifra", children: longText },
  play: openIt,
};

/** 320 by 256 px, which is 1280 by 1024 at 400 %: everything scrolls, and the buttons can be reached. */
export const Reflow: Story = {
  name: "Reflow at 400 % [DS-05]",
  tags: ["pattern:dialog"],
  parameters: { viewport: { options: { reflow: { name: "320 by 256", styles: { width: "320px", height: "256px" } } } } },
  globals: { viewport: { value: "reflow" } },
  args: { children: longText },
  play: async (context) => {
    await openIt(context);
    const element = dialog(context.canvasElement) as HTMLElement;
    await expect(element.scrollWidth).toBe(element.clientWidth);
    const last = within(element).getByRole("button", { name: "Inizia" });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

const Late = ({ until }: { until: Promise<void> | undefined }) => (until ? use(until) : null) ?? null;

function LateSurroundings(args: DialogProps) {
  const [until, wait] = useState<Promise<void>>();
  const load = () => wait(new Promise((done) => setTimeout(done, 200)));
  return (
    <Suspense fallback={<p>In arrivo…</p>}>
      <Late until={until} />
      <Dialog {...args} open footer={<Button onClick={load}>Carica</Button>} />
    </Suspense>
  );
}

/** Late code beside an open dialog may hide it for a moment. It comes back by itself, since nobody has closed it. */
export const HiddenMeanwhile: Story = {
  name: "Hidden while its surroundings load [CH-15]",
  render: (args) => <LateSurroundings {...args} />,
  play: async ({ canvasElement, args }) => {
    // Not by user-event, whose presses end before React has hidden anything.
    within(canvasElement).getByRole("button", { name: "Carica" }).click();
    await waitFor(() => expect(dialog(canvasElement)).not.toHaveAttribute("open"));
    await waitFor(() => expect(dialog(canvasElement)).toHaveAttribute("open"));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog(canvasElement)).toContainElement(document.activeElement as HTMLElement);
  },
};
