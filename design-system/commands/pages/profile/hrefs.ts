import type { ProfileViewProps } from "@favilla/design-system/account/ProfileView.tsx";

/** Addresses of the pages of the profile: write those of your site. A page without an address is not offered. */
export const hrefs: ProfileViewProps["hrefs"] = {
  credentials: "#credenziali",
  personalData: "#dati",
  contacts: "#recapiti",
  residence: "#indirizzo",
  consents: "#consensi",
  statement: "#estratto-conto",
};
