import { lazy } from "react";
import { loadChunk } from "../app/chunk.ts";

/** What few homes show. */
export const FirstSteps = lazy(() =>
  loadChunk("FirstSteps", () => import("./FirstSteps.tsx")).then(({ FirstSteps }) => ({ default: FirstSteps })),
);
export const ReadingReminder = lazy(() =>
  loadChunk("ReadingReminder", () => import("./ReadingReminder.tsx")).then(({ ReadingReminder }) => ({ default: ReadingReminder })),
);
