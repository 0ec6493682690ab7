import { defineMessages } from "../theme/messages.ts";

/** Words of the bar that says what is to be paid. */
export const payMessages = defineMessages("pay", {
  toPay: "Da pagare",
  youPayOne: "Paghi tu, una bolletta",
  youPayOther: "Paghi tu, {count} bollette",
  youPaySamePeriod: "{count} bollette, stesso periodo",
  youPaySomeSamePeriod: "{count} bollette, alcune dello stesso periodo",
  howToPay: "Come pagare",
});
