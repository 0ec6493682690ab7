import type { RootOptions } from "react-dom/client";
import { report } from "../platform/errors/report.ts";
import { AppBoundary } from "./AppBoundary.tsx";

/** Reports an error that a boundary has caught: of a whole page, or of a part of it. */
export const reportCaught: NonNullable<RootOptions["onCaughtError"]> = (error, { errorBoundary }) =>
  report("Unknown", { what: errorBoundary instanceof AppBoundary ? "a page failed" : "a part of a page failed", error });
