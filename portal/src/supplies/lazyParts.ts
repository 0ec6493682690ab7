import { loadChunk } from "../app/chunk.ts";

/** The dialog that renames a supply is loaded when it is asked for. */
export const loadRename = () => loadChunk("RenameDialog", () => import("@favilla/design-system/supplies/RenameDialog.tsx"));
