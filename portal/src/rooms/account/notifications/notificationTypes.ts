import { codeList } from "../../../platform/edge/codeList.ts";

export const notificationTypes = codeList({ SelfReading: 1, PromoNotification: 2, VoucherNotification: 3 });
