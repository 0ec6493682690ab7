import type { VoucherFilterValue } from "@favilla/design-system/vouchers/voucherStatus.ts";
import { hrefTo, withQuery } from "../../platform/pages/paths.ts";

const words = { All: "", Valid: "validi", Expired: "scaduti", Used: "usati" } as const satisfies Record<VoucherFilterValue, string>;
const filters = Object.keys(words) as VoucherFilterValue[];

/** Returns the list's address with a filter. */
export const vouchersPath = (filter: VoucherFilterValue): string =>
  withQuery(hrefTo("vouchers"), filter === "All" ? {} : { stato: words[filter] });

/** Returns the filter in the list's address; "All" if it is unknown. */
export const filterIn = (query: URLSearchParams): VoucherFilterValue => {
  const word = query.get("stato");
  return filters.find((filter) => word && words[filter] === word) ?? "All";
};

const actions = ["download", "showBarCode"] as const;
export type VoucherAction = (typeof actions)[number];

/** Returns the action that a link requests (VC-07). */
export const actionIn = (query: URLSearchParams): VoucherAction | undefined => actions.find((action) => action === query.get("action"));

/** Returns the query without the executed action, so that a reload does not repeat it. */
export function withoutAction(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete("action");
  return rest;
}

/** Returns the address of a voucher's page, without `?id`, because the path contains the id. */
export function voucherPath(id: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete("id");
  return withQuery(hrefTo("voucherDetail", { id }), rest);
}

/** Returns the address of the page of a voucher from a shop. */
export function retailPath(id: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.set("id", id);
  return withQuery(hrefTo("gdoVoucherDetail"), rest);
}
