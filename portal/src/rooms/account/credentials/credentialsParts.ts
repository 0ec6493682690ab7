import { loadChunk } from "../../../platform/loading/chunk.ts";

/** What the page of the credentials needs only when it is asked for. */
export const loadChangeEmail = () => loadChunk("ChangeEmailDialog", () => import("./ChangeEmailDialog.tsx"));
export const loadDeleteAccount = () =>
  loadChunk("DeleteAccountDialog", () => import("@favilla/design-system/account/DeleteAccountDialog.tsx"));
