export type { RetailChainPoints, Voucher, VoucherService } from "../api/vouchers.ts";
