import { accessRoom } from "./access.ts";
import { accountRoom } from "./account.ts";
import { billsRoom } from "./bills.ts";
import type { Room } from "./cases.ts";
import { suppliesRoom } from "./supplies.ts";
import { vouchersRoom } from "./vouchers.ts";

/** The cases of every room. */
export const rooms: readonly Room[] = [accountRoom, billsRoom, suppliesRoom, vouchersRoom, accessRoom];
