import { loadOf } from "@favilla/design-system/data/load.ts";
import { type ListedVoucher, VouchersView } from "@favilla/design-system/vouchers/VouchersView.tsx";
import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { useState } from "react";

/** Returns the address of a voucher's page: write that of your site. */
const voucherHref = (id: string) => `#${id}`;

interface VouchersPageProps {
  /** The customer's vouchers, in any order. */
  vouchers: readonly ListedVoucher[];
}

/** The vouchers with their filter. */
export function VouchersPage({ vouchers }: VouchersPageProps) {
  const [filter, setFilter] = useState<VoucherFilterValue>("All");
  return <VouchersView title="Buoni" load={loadOf(vouchers)} voucherHref={voucherHref} filter={filter} onFilter={setFilter} />;
}
