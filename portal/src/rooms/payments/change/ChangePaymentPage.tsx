import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { phonePrefixesQuery } from "../../../platform/contact/phonePrefixes.ts";
import { usePrefixOptions } from "../../../platform/contact/usePrefixOptions.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../../account/calls.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
import { ChangePaymentView } from "@favilla/design-system/payments/ChangePaymentView.tsx";
import { ChangeWizard } from "@favilla/design-system/payments/ChangeWizard.tsx";
import { preloadFirstStep } from "./laterSteps.ts";
import { type ChangeData, useChangeData } from "./useChangeData.ts";
import { ownPhoneOf, useChangeWizard } from "@favilla/design-system/payments/usePaymentChange.ts";
import { type TargetMode, targetModeOf } from "@favilla/design-system/payments/changeSteps.ts";

interface Change extends ChangePaymentPageProps {
  mode: TargetMode;
  supplyId: string;
}

interface ChangePaymentPageProps {
  /** Renders the open bills of a supply by its code, after a success. */
  openBills: (supplyCode: string) => ReactNode;
}

/** The page that changes a supply's payment method. A method other than bank or booklet redirects to the supplies (RT-16). */
export function ChangePaymentPage({ openBills }: ChangePaymentPageProps) {
  const { method = "", id = "" } = useParams();
  usePage(useMessages(pagesMessages).changePayment);
  const mode = targetModeOf(method);
  return mode ? (
    <Change key={`${mode} ${id}`} mode={mode} supplyId={id} openBills={openBills} />
  ) : (
    <Navigate replace to={hrefTo("supplies")} />
  );
}

function Change({ mode, supplyId, openBills }: Change) {
  const { load, elsewhere, replace } = useChangeData(mode, supplyId);
  const [sent, setSent] = useState(false);
  // The frame of the steps comes together with the first one: a step that came later would push the buttons down.
  const [ready, setReady] = useState(false);
  useEffect(() => void preloadFirstStep(mode).then(() => setReady(true)), [mode]);
  if (elsewhere) return <Navigate replace to={hrefTo("supplies")} />;
  return (
    <ChangePaymentView
      mode={mode}
      load={ready || load.state !== "Loaded" ? load : { state: "Loading" }}
      sent={sent}
      supplyHref={supplyPath(supplyId)}
      wizard={(data) => <Steps {...{ mode, supplyId, openBills, data }} onSending={() => setSent(true)} onChanged={replace} />}
    />
  );
}

interface StepsProps extends Change {
  data: ChangeData;
  onSending: () => void;
  onChanged: (term: PaymentTerm) => void;
}

function Steps({ data, openBills, ...change }: StepsProps) {
  const { mode, supplyId } = change;
  // Without the list only Italy's prefix is offered, but the customer can type another one before the number.
  const prefixes = usePrefixOptions(loadedData(useQuery(phonePrefixesQuery)));
  const stored = loadedData(useQuery(customerQuery))?.phone ?? null;
  const wizard = useChangeWizard({ ...change, term: data.term, ownPhone: stored ? ownPhoneOf(stored, prefixes) : null });
  const { supplyCode } = data.term;
  return (
    <ChangeWizard
      {...wizard}
      mode={mode}
      supply={{ name: data.supplyName, href: supplyPath(supplyId) }}
      holder={data.holder}
      creditor={config().creditor}
      openBills={supplyCode && openBills(supplyCode)}
      {...prefixes}
    />
  );
}
