import { failureMessages } from "@favilla/design-system/access/failureMessages.it.ts";
import { startFailureMessages } from "@favilla/design-system/access/startFailureMessages.it.ts";
import { ConfirmationDialog } from "@favilla/design-system/overlays/ConfirmationDialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../language/LanguageProvider.tsx";
import { startMessages } from "./startMessages.it.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** Saves text that was typed or selected before React hydrates the page. Returns a function that passes it to React. */
export function saveTyped(page: HTMLElement): () => void {
  const typed = [...page.querySelectorAll<Field>("input, select")]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, caret: caretOf(field), focused: field === document.activeElement }));
  return () => {
    for (const { field, value, caret, focused } of typed) {
      if (field.isConnected) hand(field, value, caret);
      // Also a field that its own input has just replaced: React hydrates a part of a page at the first input in it.
      if (!field.isConnected) handToSuccessor(page, field, focused);
    }
  };
}

/**
 * Passes what was typed to the field that has taken the place of another: React draws the page anew where a password manager has put elements
 * of its own beside the fields. The old field has what was typed until then.
 */
function handToSuccessor(page: HTMLElement, field: Field, focused: boolean): void {
  const successor = [...page.querySelectorAll<Field>("input, select")].find(
    ({ tagName, name }) => name !== "" && name === field.name && tagName === field.tagName,
  );
  if (!successor) return;
  const caret = caretOf(field);
  if (focused && (document.activeElement === document.body || document.activeElement === null)) successor.focus();
  hand(successor, field.value, caret);
}

const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement ? !field.selectedOptions[0]?.defaultSelected : field.value !== field.defaultValue;

/** Returns the caret's position, which hydration resets. Null for fields without one, such as e-mail fields. */
const caretOf = (field: Field) => ("selectionStart" in field ? field.selectionStart : null);

/** Sets a field's value as typing would: React notices a change only if it did not set the value itself. */
function hand(field: Field, value: string, caret: number | null): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    field.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // At the end of the text it is already there.
    if (caret !== null && caret < value.length && field === document.activeElement) field.setSelectionRange(caret, caret);
  }
}

/** Shows above a page with typed text that the start failed, with a retry that keeps the text. */
export function askToRetry(retry: () => Promise<void>): void {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <LanguageProvider>
      <StartAgain
        onRetry={() => {
          close();
          void retry();
        }}
        onLater={() => {
          close();
          retryOnPress(retry);
        }}
      />
    </LanguageProvider>,
  );
}

const pressedButton = () => document.querySelector<HTMLElement>("[data-pressed]");

/** Retries on the next press of a button of the page, which early.js intercepts. */
function retryOnPress(retry: () => Promise<void>): void {
  delete pressedButton()?.dataset["pressed"];
  const listener = () => {
    if (!pressedButton()) return;
    removeEventListener("click", listener);
    void retry();
  };
  addEventListener("click", listener);
}

function StartAgain({ onRetry, onLater }: { onRetry: () => void; onLater: () => void }) {
  const { failed } = useMessages(startFailureMessages);
  const { retry } = useMessages(failureMessages);
  const { stillHere, later } = useMessages(startMessages);
  return (
    <ConfirmationDialog
      open
      title={failed}
      description={stillHere}
      confirmLabel={retry}
      cancelLabel={later}
      onConfirm={onRetry}
      onCancel={onLater}
    />
  );
}
