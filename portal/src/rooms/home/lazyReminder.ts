import { lazy } from "react";
import { loadChunk } from "../../platform/loading/chunk.ts";

/** What stands on home only while a reading is asked for. */
export const ReadingReminder = lazy(() =>
  loadChunk("ReadingReminder", () => import("./ReadingReminder.tsx")).then(({ ReadingReminder }) => ({ default: ReadingReminder })),
);
