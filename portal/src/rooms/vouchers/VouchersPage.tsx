import { loadedData } from "@favilla/design-system/data/load.ts";
import { VouchersView } from "@favilla/design-system/vouchers/VouchersView.tsx";
import { useNavigate, useSearchParams } from "react-router";
import { hrefTo } from "../../platform/pages/paths.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { useQuery } from "../../platform/query/useQuery.ts";
import { retailChainPointsQuery, voucherServiceQuery } from "./calls.ts";
import { useVouchers } from "./useVouchers.ts";
import { filterIn, vouchersPath } from "./voucherAddress.ts";

const voucherHref = (id: string) => hrefTo("voucherDetail", { id });

/** The customer's vouchers: `VouchersView` with data from the servers. The filter is part of the address. */
export default function VouchersPage() {
  const title = usePage("vouchers");
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <VouchersView
      title={title}
      load={useVouchers()}
      voucherHref={voucherHref}
      service={loadedData(useQuery(voucherServiceQuery))}
      points={loadedData(useQuery(retailChainPointsQuery))}
      filter={filterIn(query)}
      onFilter={(filter) => navigate(vouchersPath(filter), { replace: true })}
    />
  );
}
