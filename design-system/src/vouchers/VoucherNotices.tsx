import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { ContentText } from "../text/ContentText.tsx";
import { useMessages } from "../theme/messages.ts";
import { voucherPagesMessages } from "./pagesMessages.it.ts";

/** State of the service that activates vouchers. */
export interface VoucherServiceFacts {
  /** True while vouchers can be activated and downloaded. */
  readonly status: boolean;
  /** Message of the retailer while they can't. */
  readonly message: string | null;
}

/** Loyalty points with a retail chain. */
export interface LoyaltyPoints {
  readonly chain: string;
  readonly points: number;
  /** Day of the balance, "YYYY-MM-DD"; null if it is unknown. */
  readonly updatedAt: string | null;
}

export interface VoucherNoticesProps {
  /** State of the voucher service. If it does not work, the page says so. @default unknown, shown like a service that works */
  service?: VoucherServiceFacts | undefined;
  /** The customer's loyalty points. @default none */
  points?: LoyaltyPoints | null | undefined;
}

/** Reports that vouchers don't work at the moment, if so. Internal. */
export function ServiceNotice({ service }: Pick<VoucherNoticesProps, "service">) {
  const words = useMessages(voucherPagesMessages);
  if (!service || service.status) return null;
  return (
    <Alert tone="warning" live="polite" title={words.serviceTitle}>
      {service.message ? <ContentText>{service.message}</ContentText> : words.serviceText}
    </Alert>
  );
}

/** Shows the loyalty points, if there are any. Internal. */
export function PointsNotice({ points }: Pick<VoucherNoticesProps, "points">) {
  const words = useMessages(voucherPagesMessages);
  const { fillDates, formatCount, formatDayMonth, formatNumber } = useFormats();
  if (!points) return null;
  const date = formatDayMonth(points.updatedAt, { year: true });
  return (
    <Alert
      title={formatCount(words.pointsOne, words.pointsOther, points.points, {
        points: formatNumber(points.points),
        chain: points.chain,
      })}
    >
      {date && fillDates(words.pointsDate, { date })}
    </Alert>
  );
}
