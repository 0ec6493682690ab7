import { SamePeriodCallouts, type SamePeriodCalloutsProps } from "@favilla/design-system/bills/SamePeriodCallouts.tsx";
import { helpPhone } from "../../../platform/contact/helpPhone.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { billHref } from "./billLink.ts";

/** `SamePeriodCallouts` with the addresses of the portal and the telephone number to ask at. */
export const TwinCallouts = (props: Pick<SamePeriodCalloutsProps, "groups" | "nameOf">) => (
  <SamePeriodCallouts {...props} hrefOf={billHref} allHref={hrefTo("bills")} phone={helpPhone()} />
);
