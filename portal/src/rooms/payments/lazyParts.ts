import { loadChunk } from "../../platform/loading/chunk.ts";

const addressEditor = () => import("./billing/BillingAddressEditor.tsx");

/** The dialog of the billing address, with what it needs of the maps service, is loaded when it is asked for. */
export const loadAddressEditor = () => loadChunk("BillingAddressEditor", addressEditor);
export const preloadAddressEditor = (): void => void addressEditor().catch(() => undefined);
