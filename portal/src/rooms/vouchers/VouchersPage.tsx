import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNavigate, useSearchParams } from "react-router";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { retailChainPointsQuery, voucherServiceQuery } from "./calls.ts";
import { useVouchers } from "./useVouchers.ts";
import { VouchersView } from "@favilla/design-system/vouchers/VouchersView.tsx";
import { filterIn, vouchersPath } from "./voucherAddress.ts";

/** The customer's vouchers: `VouchersView` with data from the servers. The filter is part of the address. */
export default function VouchersPage() {
  const { vouchers: title } = useMessages(pagesMessages);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  usePage(title);
  return (
    <VouchersView
      load={useVouchers()}
      service={loadedData(useQuery(voucherServiceQuery))}
      points={loadedData(useQuery(retailChainPointsQuery)) ?? null}
      filter={filterIn(query)}
      onFilter={(filter) => navigate(vouchersPath(filter), { replace: true })}
    />
  );
}
