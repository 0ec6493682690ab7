import { ReferralView } from "@favilla/design-system/account/ReferralView.tsx";
import { referral } from "./referral.ts";

export default function Page() {
  return <ReferralView title="Porta un amico" load={{ state: "Loaded", data: referral }} home={{ href: "/", label: "Torna alla home" }} />;
}
