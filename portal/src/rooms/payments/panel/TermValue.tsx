import { PrivateCode } from "@favilla/design-system/data/PrivateCode.tsx";
import { paymentsMessages } from "@favilla/design-system/payments/messages.it.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { blankValue } from "../../supplies/detail/blankValue.ts";
import { codeOf, type DetailedSupply } from "../../supplies/supplyDetail.ts";
import { paymentPanelMessages } from "../panelMessages.it.ts";
import { hasPendingChange, isEmailValidating, type PaymentTerm } from "../paymentTerm.ts";
import { useTerms } from "../useTerms.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** Number of final digits of an account that are shown. */
const shownDigits = 4;

const useTerm = (supply: DetailedSupply): PaymentTerm | undefined => loaded(useTerms(codeOf(supply)).load)?.[0];

/** The payment method of a supply in one line: "Addebito diretto sul conto, •••• 3456". */
export function PaymentValue({ supply }: OfSupply) {
  const words = useMessages(paymentsMessages);
  const { changeReceived, changeInProgress } = useMessages(paymentPanelMessages);
  const term = useTerm(supply);
  if (!term?.paymentMode) return blankValue;
  if (hasPendingChange(term)) return term.lastChangeRequestStatus === "Inserted" ? changeReceived : changeInProgress;
  const { paymentMode, iban, booklet } = term;
  const code = (paymentMode === "Bank" ? iban : paymentMode === "Booklet" ? booklet : null)?.code;
  const mode = { Bank: words.modeBank, Booklet: words.modeBooklet, Postal: words.modePostal }[paymentMode];
  return code ? (
    <>
      {mode}, <PrivateCode code={`•••• ${code.slice(-shownDigits)}`} />
    </>
  ) : (
    mode
  );
}

/** The delivery of a supply's bills in one line: "Per posta, Via Fittizia 8". */
export function DeliveryValue({ supply }: OfSupply) {
  const words = useMessages(paymentsMessages);
  const { toConfirm, to } = useMessages(paymentPanelMessages);
  const term = useTerm(supply);
  if (!term?.deliveryMode) return blankValue;
  const byEmail = term.deliveryMode === "Email";
  const way = byEmail ? words.deliveryEmail : words.deliveryPostal;
  const place = byEmail ? (isEmailValidating(term) ? toConfirm : term.email.email) : term.postal?.address;
  return place ? fill(to, { way, place }) : way;
}
