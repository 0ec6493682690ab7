import { createRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";
import { loadConfig } from "../../../portal/src/platform/config/config.ts";
import { useQuery } from "../../../portal/src/platform/query/useQuery.ts";
import { followSession } from "../../../portal/src/platform/session/session.ts";
import { customerQuery } from "../../../portal/src/rooms/account/calls.ts";
import { useUnreadCount } from "../../../portal/src/rooms/account/notifications/useUnreadCount.ts";
import { usePromoAvailable } from "../../../portal/src/rooms/account/referral/usePromoAvailable.ts";
import { suppliesQuery } from "../../../portal/src/rooms/supplies/calls.ts";
import { useHasVouchers } from "../../../portal/src/rooms/vouchers/useHasVouchers.ts";
import { fetchVocabulary } from "../../../portal/src/shell/language/vocabulary.ts";

/** The data layer in the first load of a private page: configuration, session, calls, and the data of every private page. */
function Page() {
  const { size } = useSWRInfinite(() => null, null);
  return (
    <SWRConfig value={{}}>
      {JSON.stringify([useQuery(customerQuery), useUnreadCount(), usePromoAvailable(), useQuery(suppliesQuery), useHasVouchers(), size])}
    </SWRConfig>
  );
}

async function start() {
  followSession(() => undefined);
  await loadConfig();
  await fetchVocabulary();
  createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
}

void start();
