import { lazy } from "react";
import { loadChunk } from "../app/chunk.ts";

/** What only newcomers see. */
export const FirstSteps = lazy(() =>
  loadChunk("FirstSteps", () => import("./FirstSteps.tsx")).then(({ FirstSteps }) => ({ default: FirstSteps })),
);

/** What stands in place of the latest bills of a customer without any. */
export const NoBills = lazy(() => loadChunk("NoBills", () => import("../bills/NoBills.tsx")).then(({ NoBills }) => ({ default: NoBills })));
