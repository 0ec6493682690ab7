import { defineMessages } from "../theme/messages.ts";

/** Words of the newest bill on a supply's page. They are in their own module, so that other pages do not load them. */
export const lastBillMessages = defineMessages("lastBill", {
  lastBill: "Ultima bolletta",
});
