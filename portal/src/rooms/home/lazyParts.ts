import { type ComponentType, lazy } from "react";
import { loadChunk } from "../../platform/loading/chunk.ts";
import type { InvoiceDownload } from "../bills/useInvoiceDownload.ts";

/** What only newcomers see. */
export const FirstSteps = lazy(() =>
  loadChunk("FirstSteps", () => import("./FirstSteps.tsx")).then(({ FirstSteps }) => ({ default: FirstSteps })),
);

/** What a download shows above the page. Where it can't be had, the bill's own button still says how the download stands. */
export const DownloadFeedback = lazy<ComponentType<InvoiceDownload>>(() =>
  import("../bills/DownloadFeedback.tsx").then(
    ({ DownloadFeedback }) => ({ default: DownloadFeedback }),
    () => ({ default: () => null }),
  ),
);

/** What stands in place of the latest bills of a customer without any. */
export const NoBills = lazy(() => loadChunk("NoBills", () => import("../bills/NoBills.tsx")).then(({ NoBills }) => ({ default: NoBills })));
