import { formatDate } from "@favilla/design-system/data/dates.ts";
import { formatNumber } from "@favilla/design-system/data/format.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { voucherPagesMessages } from "./messages.it.ts";
import type { RetailChainPoints, VoucherService } from "./voucher.ts";

export interface VoucherNoticesProps {
  /** Whether the service works; undefined until it is known. */
  service: VoucherService | undefined;
  /** Points with the retail chain, where there are some to show. */
  points: RetailChainPoints | null;
}

/** Says that vouchers don't work now, where they don't. */
export function ServiceNotice({ service }: Pick<VoucherNoticesProps, "service">) {
  const words = useMessages(voucherPagesMessages);
  if (!service || service.status) return null;
  return (
    <Alert tone="warning" live="polite" title={words.serviceTitle}>
      {service.message ?? words.serviceText}
    </Alert>
  );
}

/** The points with the retail chain, where there are some. */
export function PointsNotice({ points }: Pick<VoucherNoticesProps, "points">) {
  const words = useMessages(voucherPagesMessages);
  if (!points) return null;
  const date = formatDate(points.updatedAt);
  const title = points.points === 1 ? words.pointsOne : words.pointsOther;
  return (
    <Alert title={fill(title, { points: formatNumber(points.points), chain: points.chain })}>
      {date && fill(words.pointsDate, { date })}
    </Alert>
  );
}
