import type { PersonalFacts } from "@favilla/design-system/account/MyDataView.tsx";

/** The telephone number of your customer service. */
export const supportPhone = "800 900 100";

/** The customer of the sample: give the page that of your server. */
export const customer: PersonalFacts = {
  name: "Giulia",
  surname: "Esempio",
  fiscalCode: "SMPGLI85M41A944X",
  birthday: "1985-08-01",
  birthplace: "Bologna",
};
