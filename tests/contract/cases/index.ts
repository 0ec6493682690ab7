import { accessRoom } from "./access.ts";
import { accountRoom } from "./account.ts";
import { billsRoom } from "./bills.ts";
import { cadastralRoom } from "./cadastral.ts";
import type { Room } from "./cases.ts";
import { changesRoom } from "./changes.ts";
import { complaintsRoom } from "./complaints.ts";
import { consumptionRoom } from "./consumption.ts";
import { contractsRoom } from "./contracts.ts";
import { instalmentsRoom } from "./instalments.ts";
import { paymentsRoom } from "./payments.ts";
import { readingsRoom } from "./readings.ts";
import { statementRoom } from "./statement.ts";
import { suppliesRoom } from "./supplies.ts";
import { vouchersRoom } from "./vouchers.ts";

/** The cases of every room. */
export const rooms: readonly Room[] = [
  accountRoom,
  billsRoom,
  statementRoom,
  consumptionRoom,
  readingsRoom,
  suppliesRoom,
  paymentsRoom,
  cadastralRoom,
  changesRoom,
  complaintsRoom,
  instalmentsRoom,
  contractsRoom,
  vouchersRoom,
  accessRoom,
];
