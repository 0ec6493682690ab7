import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { readPhone } from "@favilla/design-system/forms/phoneNumber.ts";
import { usePrefixOptions } from "@favilla/design-system/forms/usePrefixOptions.ts";
import { type ChangeablePayment, ChangePaymentView } from "@favilla/design-system/payments/ChangePaymentView.tsx";
import { changeDraftSchema } from "@favilla/design-system/payments/changeSteps.ts";
import type { NewMode } from "@favilla/design-system/payments/methodSchema.ts";
import { currentDebit, hasPendingChange } from "@favilla/design-system/payments/term.ts";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { config } from "../../../platform/config/config.ts";
import { phonePrefixesQuery } from "../../../platform/contact/phonePrefixes.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { usePageLink } from "../../../platform/pages/usePageLink.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { supplyPath } from "../../supplies/supplyPath.ts";
import { newModeOf, stepNamed, stepWord } from "./changeAddress.ts";
import { lateParts, preloadFirstStep, preloadLaterSteps } from "./laterSteps.ts";
import { type ChangeData, useChangeData } from "./useChangeData.ts";
import { usePaymentCalls } from "./usePaymentCalls.ts";

interface Change extends ChangePaymentPageProps {
  mode: NewMode;
  supplyId: SupplyId;
}

interface ChangePaymentPageProps {
  /** Renders the open bills of a supply by its code, after a success. */
  openBills: (supplyCode: string) => ReactNode;
}

/** The page that changes a supply's payment method. A method other than bank or booklet redirects to the supplies (RT-16). */
export function ChangePaymentPage({ openBills }: ChangePaymentPageProps) {
  const { method = "", id = "" } = useParams();
  usePage("changePayment");
  const mode = newModeOf(method);
  return mode ? (
    <Change key={`${mode} ${id}`} mode={mode} supplyId={id} openBills={openBills} />
  ) : (
    <Navigate replace to={hrefTo("supplies")} />
  );
}

/** Returns what the steps show of the loaded data. */
function changeable(mode: NewMode, { term, holder, supplyName, phone }: ChangeData, prefixes: PrefixOptions): ChangeablePayment {
  const known = prefixes.prefixes.map(({ value }) => value);
  return {
    holder,
    supplyName,
    pending: hasPendingChange(term),
    current: currentDebit(mode, term),
    ownPhone: phone ? readPhone(phone, known, prefixes.otherPrefixes) : null,
  };
}

type PrefixOptions = ReturnType<typeof usePrefixOptions>;

/** `ChangePaymentView` with data from the servers. */
function Change({ mode, supplyId, openBills }: Change) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { load, elsewhere, replace } = useChangeData(mode, supplyId);
  const data = loadedData(load);
  const calls = usePaymentCalls(mode, data?.term, replace);
  const draft = useDraft(`payment/${mode}/${supplyId}`, changeDraftSchema);
  // Without the list only Italy's prefix is offered, but the customer can type another one before the number.
  const prefixes = usePrefixOptions(loadedData(useQuery(phonePrefixesQuery)));
  const supplyHref = supplyPath(supplyId);
  const back = usePageLink("supplyDetail", supplyHref);
  // The frame of the steps comes together with the first one: a step that came later would push the buttons down.
  const [ready, setReady] = useState(false);
  useEffect(() => void preloadFirstStep(mode).then(() => setReady(true)), [mode]);
  if (elsewhere) return <Navigate replace to={hrefTo("supplies")} />;

  const whole = (): Load<ChangeablePayment> => {
    if (load.state !== "Loaded") return load;
    return ready ? { state: "Loaded", data: changeable(mode, load.data, prefixes) } : { state: "Loading" };
  };
  const asked = query.get("passo");
  const supplyCode = data?.term.supplyCode;
  return (
    <ChangePaymentView
      {...calls}
      {...prefixes}
      mode={mode}
      load={whole()}
      back={back}
      creditor={config().creditor}
      openBills={supplyCode && openBills(supplyCode)}
      parts={lateParts}
      draft={{
        ...draft,
        keep: (value) => {
          draft.keep(value);
          preloadLaterSteps();
        },
      }}
      step={asked && stepNamed(mode, asked)}
      onStep={(step, options) => setQuery({ passo: stepWord(mode, step) }, options)}
      onBack={() => navigate(-1)}
      onLeave={() => navigate(supplyHref, { replace: true })}
    />
  );
}
