import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../base/clock.ts";
import type { Schemas } from "../base/contract.ts";
import { dayOf, timestamp } from "../base/dates.ts";
import { ApiError } from "../http/errors.ts";
import { transaction } from "../store/database.ts";

export type VoucherWire = Schemas["Voucher"];

/** The owner of vouchers from retail stores: no customer. */
export const retailOwner = "";

/** The vouchers of one owner at a time; the clock decides whether they have expired. */
export function createVoucherStore(database: DatabaseSync, clock: Clock) {
  const all = database.prepare("SELECT data FROM vouchers WHERE customer = ? ORDER BY id");
  const one = database.prepare("SELECT data FROM vouchers WHERE id = ? AND customer = ?");
  const save = database.prepare("UPDATE vouchers SET data = ? WHERE id = ?");
  const assigned = database.prepare("SELECT COUNT(*) AS count FROM vouchers WHERE data ->> 'barcode' IS NOT NULL");

  const today = (row: Record<string, unknown>): VoucherWire => {
    const voucher: VoucherWire = JSON.parse(String(row["data"]));
    const last = dayOf(voucher.validityEndDate);
    const over = last !== null && last < clock.today() && voucher.status !== "Used";
    return over ? { ...voucher, status: "Expired" } : voucher;
  };

  const find = (owner: string, id: string): VoucherWire => {
    const row = one.get(id, owner);
    if (!row) throw new ApiError("VOUCHER-NOT-FOUND");
    return today(row);
  };

  const isRedeemed = ({ status, barcode, assignmentDate }: VoucherWire) => status !== "ToBeAssigned" && barcode && assignmentDate;

  return {
    list: (owner: string): VoucherWire[] => all.all(owner).map(today),
    find,
    /** The voucher, if it may be printed. */
    printable(owner: string, id: string): VoucherWire {
      const voucher = find(owner, id);
      if (voucher.status === "Expired") throw new ApiError("VOUCHER-EXPIRED");
      if (!isRedeemed(voucher)) throw new ApiError("VOUCHER-NOT-REDEEMED");
      return voucher;
    },
    /** Assigns barcode, serial number and date, once; later and simultaneous calls get the same voucher. `first` says which call did it. */
    redeem(owner: string, id: string, granted: { asset: string | null; account: string | null }): { voucher: VoucherWire; first: boolean } {
      let result: { voucher: VoucherWire; first: boolean } | undefined;
      transaction(database, () => {
        const voucher = find(owner, id);
        for (const name of ["asset", "account"] as const)
          if ((voucher[name] ?? null) !== granted[name]) throw new ApiError("Parameters", `La richiesta non è valida (/${name}).`);
        if (voucher.status === "Expired") throw new ApiError("VOUCHER-EXPIRED");
        if (isRedeemed(voucher)) {
          result = { voucher, first: false };
          return;
        }
        const day = clock.today();
        const serial = `${day.slice(0, 4)}${String(500_000 + Number(assigned.get()?.["count"]))}`;
        const redeemed: VoucherWire = {
          ...voucher,
          status: voucher.status === "Used" ? "Used" : "Assigned",
          assignmentDate: voucher.assignmentDate ?? timestamp(day),
          barcode: voucher.barcode ?? `FV${serial}`,
          serialNumber: voucher.serialNumber ?? serial,
        };
        save.run(JSON.stringify(redeemed), voucher.id);
        result = { voucher: redeemed, first: true };
      });
      return result as NonNullable<typeof result>;
    },
  };
}
