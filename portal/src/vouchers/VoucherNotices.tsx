import { formatDate, formatNumber } from "@favilla/design-system/data/format.ts";
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

/** What is above the vouchers: that they don't work now, and the points with the retail chain. */
export function VoucherNotices({ service, points }: VoucherNoticesProps) {
  const words = useMessages(voucherPagesMessages);
  const date = formatDate(points?.updatedAt);
  return (
    <>
      {service && !service.status && (
        <Alert tone="warning" live="polite" title={words.serviceTitle}>
          {service.message ?? words.serviceText}
        </Alert>
      )}
      {points && (
        <Alert
          title={fill(points.points === 1 ? words.pointsOne : words.pointsOther, {
            points: formatNumber(points.points),
            chain: points.chain,
          })}
        >
          {date && fill(words.pointsDate, { date })}
        </Alert>
      )}
    </>
  );
}
