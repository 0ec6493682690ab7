import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { voucherPagesMessages } from "./pagesMessages.it.ts";
import type { RetailChainPoints, VoucherService } from "../../../portal/src/rooms/vouchers/voucher.ts";

export interface VoucherNoticesProps {
  /** State of the voucher service; undefined until it is loaded. */
  service: VoucherService | undefined;
  /** The customer's loyalty points, or null. */
  points: RetailChainPoints | null;
}

/** Reports that vouchers don't work at the moment, if so. */
export function ServiceNotice({ service }: Pick<VoucherNoticesProps, "service">) {
  const words = useMessages(voucherPagesMessages);
  if (!service || service.status) return null;
  return (
    <Alert tone="warning" live="polite" title={words.serviceTitle}>
      {service.message ? <ContentText>{service.message}</ContentText> : words.serviceText}
    </Alert>
  );
}

/** Shows the loyalty points, if there are any. */
export function PointsNotice({ points }: Pick<VoucherNoticesProps, "points">) {
  const words = useMessages(voucherPagesMessages);
  const { fillDates, formatDayMonth, formatNumber } = useFormats();
  if (!points) return null;
  const date = formatDayMonth(points.updatedAt, { year: true });
  const title = points.points === 1 ? words.pointsOne : words.pointsOther;
  return (
    <Alert title={fill(title, { points: formatNumber(points.points), chain: points.chain })}>
      {date && fillDates(words.pointsDate, { date })}
    </Alert>
  );
}
