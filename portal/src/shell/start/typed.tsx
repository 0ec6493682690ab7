import { ConfirmationDialog } from "@favilla/design-system/overlays/ConfirmationDialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { createRoot } from "react-dom/client";
import { appMessages } from "../../platform/pages/messages.it.ts";
import { startMessages } from "./startMessages.it.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** What was typed or chosen in a page that React knows nothing of yet; the function that comes back lets it know. */
export function keepTyped(page: HTMLElement): () => void {
  const typed = [...page.querySelectorAll<Field>("input, select")]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, caret: caretOf(field) }));
  return () => {
    for (const { field, value, caret } of typed) hand(field, value, caret);
  };
}

const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue;

/** React loses it when it takes a page over. Null where there is none, as in an e-mail field. */
const caretOf = (field: Field) => ("selectionStart" in field ? field.selectionStart : null);

/** Puts a value into a field as typing does: React hears of a change only where it did not write it itself. */
function hand(field: Field, value: string, caret: number | null): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    field.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // At the end it is by itself.
    if (caret !== null && caret < value.length && field === document.activeElement) field.setSelectionRange(caret, caret);
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
