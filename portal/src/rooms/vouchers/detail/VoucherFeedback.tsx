import { Suspense, useState } from "react";
import { part } from "../../../platform/loading/part.ts";
import type { VoucherDialogsProps } from "./VoucherDialogs.tsx";

/** Optional, because a reload would end the action. Without it the buttons still show the action's state. */
const dialogsPart = part("VoucherDialogs", () => import("./VoucherDialogs.tsx"), { optional: true });

/** Fetches the dialogs when the pointer or focus reaches the page's content, before a button is pressed. */
export const preloadFeedback = () => void dialogsPart.preload();

/** Shows above a voucher's page the question of a link, that an action is running, the barcode, or a failure. */
export function VoucherFeedback(props: VoucherDialogsProps) {
  const { busy, failure, shown, unconfirmed } = props;
  // Once rendered they stay, so that a dialog closes by itself and returns focus.
  const [needed, setNeeded] = useState(false);
  if (!needed && (busy || failure || shown || unconfirmed)) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <dialogsPart.Component {...props} />
    </Suspense>
  );
}
