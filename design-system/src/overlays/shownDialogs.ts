import { createListeners } from "../theme/listeners.ts";

/** The dialogs that are shown. The selector `:modal` would tell too, but Safari has it only since 15.6, and throws before. */
const dialogs = new Set<HTMLDialogElement>();
const listeners = createListeners();

/** Keeps in mind that a modal dialog is shown, in front of those before it. */
export function addDialog(dialog: HTMLDialogElement): void {
  dialogs.add(dialog);
  listeners.notify();
}

/** Forgets a dialog that is closed. */
export function removeDialog(dialog: HTMLDialogElement): void {
  dialogs.delete(dialog);
  listeners.notify();
}

/** Returns the shown dialog in front of the others. */
export const frontDialog = (): HTMLDialogElement | undefined => [...dialogs].at(-1);

/** Calls the listener each time a dialog is shown or closed; returns a function that ends it. */
export const onDialogsChange: (listener: () => void) => () => void = listeners.subscribe;
