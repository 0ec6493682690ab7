import { type Load, loadedData } from "../data/load.ts";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { MissingValue } from "../supplies/MissingValue.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { paymentsMessages } from "./messages.it.ts";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import { debitedCode, hasPendingChange, isEmailValidating, type PaymentTerm } from "./term.ts";

interface TermLineProps {
  /** The payment terms of a supply, of which the first counts. */
  load: Load<readonly PaymentTerm[]>;
}

/** Number of final digits of an account that are shown. */
const shownDigits = 4;

/** The payment method of a supply in one line: "Addebito diretto sul conto, •••• 3456". */
export function PaymentLine({ load }: TermLineProps) {
  const words = useMessages(paymentsMessages);
  const { changeReceived, changeInProgress } = useMessages(paymentPanelMessages);
  const term = loadedData(load)?.[0];
  if (!term?.paymentMode) return <MissingValue load={load} />;
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
export function DeliveryLine({ load }: TermLineProps) {
  const words = useMessages(paymentsMessages);
  const { toConfirm, to } = useMessages(paymentPanelMessages);
  const term = loadedData(load)?.[0];
  if (!term?.deliveryMode) return <MissingValue load={load} />;
  const isEmail = term.deliveryMode === "Email";
  const way = isEmail ? words.deliveryEmail : words.deliveryPostal;
  const email = isEmailValidating(term) ? toConfirm : term.email.email;
  const place = isEmail ? email : term.postal?.address;
  return place ? fill(to, { way, place }) : way;
}
