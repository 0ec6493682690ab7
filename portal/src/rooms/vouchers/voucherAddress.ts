import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { hrefTo, withQuery } from "../../platform/pages/paths.ts";

const words = { All: "", Valid: "validi", Expired: "scaduti", Used: "usati" } as const satisfies Record<VoucherFilterValue, string>;
const filters = Object.keys(words) as VoucherFilterValue[];

/** The list's address with a filter. */
export const vouchersPath = (filter: VoucherFilterValue): string =>
  withQuery(hrefTo("vouchers"), filter === "All" ? {} : { stato: words[filter] });

/** The filter in the list's address; what is unknown is all of them. */
export const filterIn = (query: URLSearchParams): VoucherFilterValue => {
  const word = query.get("stato");
  return filters.find((filter) => word && words[filter] === word) ?? "All";
};

const actions = ["download", "showBarCode"] as const;
export type VoucherAction = (typeof actions)[number];

/** What a link wants done on arrival (VC-07). */
export const actionIn = (query: URLSearchParams): VoucherAction | undefined => actions.find((action) => action === query.get("action"));

/** The query without what has been done; a reload doesn't do it again. */
export function withoutAction(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete("action");
  return rest;
}

/** A voucher's page, `?id` dropped: the path says which one it is. */
export function voucherPath(id: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete("id");
  return withQuery(hrefTo("voucherDetail", { id }), rest);
}

/** A retail-store voucher's page. */
export function retailPath(id: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.set("id", id);
  return withQuery(hrefTo("gdoVoucherDetail"), rest);
}
