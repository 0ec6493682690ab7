import { ReportedPayments, type ReportedPaymentsProps } from "@favilla/design-system/home/ReportedPayments.tsx";
import { useReport } from "../bills/pay/useReport.ts";

/** `ReportedPayments` that stores what the customer says on this device. */
export const HomeReports = (props: Omit<ReportedPaymentsProps, "onReport">) => <ReportedPayments {...props} onReport={useReport()} />;
