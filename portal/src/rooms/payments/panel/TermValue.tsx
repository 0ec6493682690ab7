import { loadedData } from "@favilla/design-system/data/load.ts";
import { PrivateCode } from "@favilla/design-system/data/PrivateCode.tsx";
import { paymentsMessages } from "@favilla/design-system/payments/messages.it.ts";
import { paymentPanelMessages } from "@favilla/design-system/payments/panelMessages.it.ts";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { blankValue } from "../../supplies/detail/blankValue.ts";
import { debitedCode, hasPendingChange, isEmailValidating, type PaymentTerm } from "../paymentTerm.ts";
import { useTerms } from "../useTerms.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** Number of final digits of an account that are shown. */
const shownDigits = 4;

const useTerm = (supply: DetailedSupply): PaymentTerm | undefined => loadedData(useTerms(codeOf(supply)).load)?.[0];

/** The payment method of a supply in one line: "Addebito diretto sul conto, •••• 3456". */
export function PaymentValue({ supply }: OfSupply) {
  const words = useMessages(paymentsMessages);
  const { changeReceived, changeInProgress } = useMessages(paymentPanelMessages);
  const term = useTerm(supply);
  if (!term?.paymentMode) return blankValue;
  if (hasPendingChange(term)) return term.lastChangeRequestStatus === "Inserted" ? changeReceived : changeInProgress;
  const code = debitedCode(term);
  const mode = { Bank: words.modeBank, Booklet: words.modeBooklet, Postal: words.modePostal }[term.paymentMode];
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
  const isEmail = term.deliveryMode === "Email";
  const way = isEmail ? words.deliveryEmail : words.deliveryPostal;
  const email = isEmailValidating(term) ? toConfirm : term.email.email;
  const place = isEmail ? email : term.postal?.address;
  return place ? fill(to, { way, place }) : way;
}
