import { lazy } from "react";
import { loadChunk } from "../app/chunk.ts";

/** What only newcomers see. */
export const FirstSteps = lazy(() =>
  loadChunk("FirstSteps", () => import("./FirstSteps.tsx")).then(({ FirstSteps }) => ({ default: FirstSteps })),
);
