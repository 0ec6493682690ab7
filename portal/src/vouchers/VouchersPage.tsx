import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { useNavigate, useQuery } from "../app/router.tsx";
import { usePage } from "../app/usePage.ts";
import { useRetailChainPoints, useVoucherService } from "./useVoucherService.ts";
import { useVouchers } from "./useVouchers.ts";
import { VouchersView } from "./VouchersView.tsx";
import { filterIn, vouchersPath } from "./voucherAddress.ts";

/** The customer's vouchers: `VouchersView` with what the servers say. The filter lives in the address. */
export default function VouchersPage() {
  const { vouchers: title } = useMessages(pagesMessages);
  const query = useQuery();
  const navigate = useNavigate();
  usePage(title);
  return (
    <VouchersView
      load={useVouchers()}
      service={useVoucherService()}
      points={useRetailChainPoints()}
      filter={filterIn(query)}
      onFilter={(filter) => navigate(vouchersPath(filter), { replace: true })}
    />
  );
}
