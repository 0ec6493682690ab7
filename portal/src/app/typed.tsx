import { ConfirmationDialog } from "@favilla/design-system/overlays/ConfirmationDialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { createRoot } from "react-dom/client";
import { appMessages } from "./messages.it.ts";
import { startMessages } from "./startMessages.it.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** What was typed or chosen in a page that React knows nothing of yet; the function that comes back lets it know. */
export function keepTyped(page: HTMLElement): () => void {
  const typed = [...page.querySelectorAll<Field>("input, select")].map((field) => [field, field.value] as const);
  return () => {
    for (const [field, value] of typed) hand(field, field.value || value);
  };
}

/** Puts a value into a field as typing does: React hears of a change only where it did not write it itself. */
function hand(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (value !== "") {
    const caret = field.selectionStart;
    field.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    if (caret !== null) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Over a page in which something has been typed: the start failed, and can be tried again without losing it. */
export function askToRetry(retry: () => Promise<void>): void {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <StartAgain
      onRetry={() => {
        close();
        void retry();
      }}
      onLater={() => {
        close();
        retryOnPress(retry);
      }}
    />,
  );
}

const held = () => document.querySelector<HTMLElement>("[data-held]");

/** The next press of a button of the page, which public/early.js holds, tries again. */
function retryOnPress(retry: () => Promise<void>): void {
  delete held()?.dataset["held"];
  const listener = () => {
    if (!held()) return;
    removeEventListener("click", listener);
    void retry();
  };
  addEventListener("click", listener);
}

function StartAgain({ onRetry, onLater }: { onRetry: () => void; onLater: () => void }) {
  const { startFailed, retry } = useMessages(appMessages);
  const { stillHere, later } = useMessages(startMessages);
  return (
    <ConfirmationDialog
      open
      title={startFailed}
      description={stillHere}
      confirmLabel={retry}
      cancelLabel={later}
      onConfirm={onRetry}
      onCancel={onLater}
    />
  );
}
