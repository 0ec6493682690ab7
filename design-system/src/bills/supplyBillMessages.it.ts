import { defineMessages } from "../theme/messages.ts";

/** Words about the bills of one supply, on its page. */
export const supplyBillMessages = defineMessages("supplyBills", {
  loading: "Caricamento dell’ultima bolletta",
  howToPay: "Come pagare",
  allBills: "Tutte le bollette",
  none: "Ancora nessuna",
  nonePaid: "Nessuna da pagare",
  oneUnpaid: "Una da pagare",
  unpaid: "{count} da pagare",
  countAnd: "{count}, {open}",
});
