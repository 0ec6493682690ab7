import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";
import { useCustomer } from "../../../portal/src/account/useCustomer.ts";
import { usePromoAvailable } from "../../../portal/src/account/usePromoAvailable.ts";
import { useUnreadCount } from "../../../portal/src/account/useUnreadCount.ts";
import { fetchVocabulary } from "../../../portal/src/api/vocabulary.ts";
import { loadConfig } from "../../../portal/src/config/config.ts";
import { followSession } from "../../../portal/src/session/session.ts";
import { useSupplies } from "../../../portal/src/supplies/useSupplies.ts";
import { useHasVouchers } from "../../../portal/src/vouchers/useHasVouchers.ts";

/** The data layer of a private page's first load: configuration, session, calls, and what every private page asks for. */
function Page() {
  const { size } = useSWRInfinite(() => null, null);
  return (
    <SWRConfig value={{}}>
      {JSON.stringify([useCustomer(), useUnreadCount(), usePromoAvailable(), useSupplies(), useHasVouchers(), size])}
    </SWRConfig>
  );
}

async function start() {
  followSession();
  await loadConfig();
  await fetchVocabulary();
  createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
}

void start();
