import { useSyncExternalStore } from "react";
import { frontDialog, onDialogsChange } from "./shownDialogs.ts";

/** Returns the shown dialog in front of the others; undefined while none is shown, and on a server. */
export const useFrontDialog = (): HTMLDialogElement | undefined => useSyncExternalStore(onDialogsChange, frontDialog, () => undefined);
