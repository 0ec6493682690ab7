import { LateError } from "@favilla/design-system/theme/lateComponent.ts";
import type { RootOptions } from "react-dom/client";
import { report } from "../platform/errors/report.ts";
import { reloadOnce } from "../platform/loading/part.ts";
import { AppBoundary } from "./AppBoundary.tsx";

/**
 * Reports an error that a boundary has caught: of a whole page, or of a part of it. If a view of the library could not load one of its parts,
 * the page is reloaded once, as for the portal's own parts.
 */
export const reportCaught: NonNullable<RootOptions["onCaughtError"]> = (error, { errorBoundary }) => {
  report("Unknown", { what: errorBoundary instanceof AppBoundary ? "a page failed" : "a part of a page failed", error });
  if (error instanceof LateError) void reloadOnce(error.component);
};
