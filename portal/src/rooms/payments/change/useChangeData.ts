import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import type { NewMode } from "@favilla/design-system/payments/methodSchema.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import { canUseBooklet, codeOf } from "@favilla/design-system/supplies/detailedSupply.ts";
import { displayName } from "@favilla/design-system/supplies/supply.ts";
import { config } from "../../../platform/config/config.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { customerQuery } from "../../account/calls.ts";
import { fullName } from "../../account/customer.ts";
import { useSupplyDetail } from "../../supplies/detail/useSupplyDetail.ts";
import { useTerms } from "../useTerms.ts";

export interface ChangeData {
  term: PaymentTerm;
  holder: string;
  /** The phone number of the profile, as it is stored there. */
  phone: string | null;
  supplyName: string;
}

/** Loads the data of a payment method change. `elsewhere` is true if this customer can't pay this supply with this method (RT-16). */
export function useChangeData(mode: NewMode, supplyId: SupplyId) {
  const { load: supply } = useSupplyDetail(supplyId);
  const detail = supply.state === "Loaded" ? supply.data : undefined;
  const { load: terms, replace } = useTerms(detail ? codeOf(detail) : null);
  const customer = useQuery(customerQuery);
  const noBooklet = mode === "Booklet" && (!config().features.booklet || (detail && !canUseBooklet(detail)));
  const elsewhere = supply.state === "NoDataFound" || Boolean(noBooklet);

  const load = (): Load<ChangeData> => {
    const failed = [supply, terms, customer].find((each) => each.state === "LoadFailure");
    if (failed) return failed;
    if (!detail || terms.state !== "Loaded" || customer.state !== "Loaded")
      return detail && (terms.state === "NoDataFound" || codeOf(detail) === null) ? { state: "NoDataFound" } : { state: "Loading" };
    const [term] = terms.data;
    if (!term) return { state: "NoDataFound" };
    const { data } = customer;
    return { state: "Loaded", data: { term, holder: fullName(data), phone: data.phone, supplyName: displayName(detail) } };
  };
  return { load: load(), elsewhere, replace };
}
