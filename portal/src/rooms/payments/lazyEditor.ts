import { lazy } from "react";
import { loadChunk } from "../../platform/loading/chunk.ts";

/** The forms of the payment panel are loaded when one of them is opened. */
export const PaymentEditor = lazy(() =>
  loadChunk("PaymentEditor", () => import("./PaymentEditor.tsx")).then(({ PaymentEditor }) => ({ default: PaymentEditor })),
);
