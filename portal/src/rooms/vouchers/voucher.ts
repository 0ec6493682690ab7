export type { RetailChainPoints, Voucher, VoucherService } from "./calls.ts";
