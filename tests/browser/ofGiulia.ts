import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PortalRoute, routes } from "../../portal/src/shell/routes.ts";
import { retailSamples } from "../../sandbox/src/seed/vouchers.ts";

/** Addresses of the customer Giulia's own things, for the paths that need one; an invented id leads elsewhere. */
const ofGiulia: Record<string, string> = {
  "/forniture/:id": "/forniture/s-100001001",
  "/bollette/:year/:number": "/bollette/2026/1010338",
  "/bollette/:year/:number/importo": "/bollette/2026/1010338/importo",
  "/autolettura/inserisci": "/autolettura/inserisci?fornitura=s-100001002",
  "/autolettura/:id": "/autolettura/r-100001002-1",
  "/vouchers/:id": "/vouchers/v-100001-1",
  "/modifica-pagamento/:method/:id": "/modifica-pagamento/bank/s-100001001",
  "/modifica-dati-catastali/:id": "/modifica-dati-catastali/s-100001002",
};

/** Returns the address of a page as Giulia sees it, or of a voucher from a shop. */
export const addressOf = ({ key, path }: Pick<PortalRoute, "key" | "path">): string =>
  key === "gdoVoucherDetail" ? `${path}?id=${retailSamples[0].code}` : (ofGiulia[path] ?? path);

const { features } = JSON.parse(readFileSync(join(import.meta.dirname, "../../portal/public/config.json"), "utf8")) as {
  features: Readonly<Record<string, boolean>>;
};

/** The pages of the configuration that the portal ships with: not those of a feature that it has switched off. */
export const shippedRoutes: readonly PortalRoute[] = routes.filter(({ feature }) => feature === undefined || features[feature]);
