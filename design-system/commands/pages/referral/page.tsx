import { ReferralView } from "@favilla/design-system/account/ReferralView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { referral } from "./referral.ts";

export default function Page() {
  return <ReferralView title="Porta un amico" load={loadOf(referral)} home={{ href: "/", label: "Torna alla home" }} />;
}
