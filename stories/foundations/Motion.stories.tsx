import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Spinner } from "@favilla/design-system/actions/Spinner.tsx";
import { Disclosure } from "@favilla/design-system/disclosure/Disclosure.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { useToast } from "@favilla/design-system/feedback/showToast.ts";
import { ToastRegion } from "@favilla/design-system/feedback/Toast.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { Popover } from "@favilla/design-system/overlays/Popover.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { withReducedMotion } from "../emulation.ts";
import { Opener } from "../overlays/Opener.tsx";

const text = "Le bollette già emesse restano da pagare come prima.";

const ToastOpener = () => {
  const show = useToast();
  return (
    <>
      <Button variant="secondary" onClick={() => show({ text: "Hai rinominato la fornitura." })}>
        Messaggio
      </Button>
      <ToastRegion />
    </>
  );
};

const meta = {
  title: "Foundations/Motion",
  tags: ["!autodocs"],
  render: () => (
    <Stack gap={4} style={{ minBlockSize: 260 }}>
      <Inline gap={3}>
        <Opener label="Finestra">
          {(open, close) => (
            <Dialog open={open} title="Cambia il metodo" onClose={close}>
              <Text>{text}</Text>
            </Dialog>
          )}
        </Opener>
        <Opener label="Foglio">
          {(open, close) => (
            <Drawer open={open} title="Filtra le bollette" onClose={close}>
              <Text>{text}</Text>
            </Drawer>
          )}
        </Opener>
        <Popover label="Dove trovi il POD" trigger={<Button variant="secondary">Riquadro</Button>}>
          <Text>È in prima pagina della bolletta.</Text>
        </Popover>
        <ToastOpener />
        <Spinner />
      </Inline>
      <Disclosure summary="Mostra il dettaglio">{text}</Disclosure>
      <SkeletonGroup label="Caricamento in corso">
        <Skeleton shape="control" />
      </SkeletonGroup>
    </Stack>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Press each button: elements enter with a short movement and leave at once. */
export const EnterAndLeave: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Finestra" }));
    const dialog = canvasElement.querySelector("dialog[open]") as HTMLDialogElement;
    // Focus is inside before the animation ends.
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(canvasElement.querySelector("dialog[open]")).toBeNull(), { timeout: 100 });
  },
};

/** With reduced motion nothing moves: no transitions and animations remain. */
export const Reduced: Story = {
  name: "Reduced motion [DS-05]",
  play: ({ canvasElement }) =>
    withReducedMotion(async () => {
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      // Ignores animations that an earlier story started.
      const before = new Set(document.getAnimations());
      await userEvent.click(within(canvasElement).getByRole("button", { name: "Foglio" }));
      await userEvent.keyboard("{Escape}");
      await userEvent.click(within(canvasElement).getByRole("button", { name: "Messaggio" }));
      await waitFor(() => expect(within(canvasElement).getByText("Hai rinominato la fornitura.")).toBeVisible());
      const begun = document.getAnimations().filter((animation) => !before.has(animation));
      await expect(begun.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)).toHaveLength(0);
    }),
};
