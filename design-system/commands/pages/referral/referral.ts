import type { ReferralFacts } from "@favilla/design-system/account/ReferralView.tsx";

/** The promotion of the sample: give the page that of your server, with the customer's code. */
export const referral: ReferralFacts = {
  friendCode: "GIULIA-7Q2K",
  title: "Porta un amico",
  description: "Se un amico ci sceglie con il tuo codice, ricevete tutti e due uno sconto in bolletta.",
  reward: 30,
  validTo: "2027-03-20",
  share: { text: "Passa con me, con il mio codice.", url: "https://favilla.example/amici/GIULIA-7Q2K" },
};
