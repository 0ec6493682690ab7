import type { requestMessages } from "../../account/requestMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `requestMessages`. */
export const words: WordsOf<typeof requestMessages> = {
  PaymentChange: "Payment method",
  BillingAddressChange: "Billing address",
  CadastralChange: "Cadastral data",
  unknownType: "Request",
  toYou: "Your turn",
  toUs: "Our turn",
  unknown: "To be checked",
  done: "Done",
  aboutOf: "{type}, {supply}",
  requestedOn: "From {date}",
  doneOn: "From {date}, done on {done}",
  timeline: "Progress",
  timelineOf: "Progress: {type}, {date}",
  failedNext: "We could not complete it: send it again or call customer service.",
  sentAgain: "You have already sent it again.",
  unknownNext: "We don’t know how far it has got. If in doubt, call customer service.",
  again: "Send again",
  toSupply: "Go to the supply",
  againOf: "{words}: {type}",
  loading: "We are loading your requests",
  emptyTitle: "You have no requests in progress",
  emptyDescription: "When you ask us for a change, you can see here how far it has got.",
  failureTitle: "We can’t load your requests",
  moreOne: "Show one more request",
  moreOther: "Show {count} more requests",
  loadedOne: "One more request shown",
  loadedOther: "{count} more requests shown",
};
