import type { cadastralPageMessages } from "../../account/cadastralPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `cadastralPageMessages`. */
export const words: WordsOf<typeof cadastralPageMessages> = {
  loading: "Loading the cadastral data",
  loadFailed: "We can’t load the cadastral data",
  noneTitle: "The cadastral data are missing",
  noneText: "The law asks us to collect them: you find them in the deed of purchase or in the land registry extract (visura catastale).",
  add: "Enter the cadastral data",
  change: "Change the data",
  lastRequest: "Last request for a change",
  pendingTitle: "A request is in progress",
  pendingText: "As soon as it is completed you can make another one.",
  lead: "Supply: {name}",
  backToSupply: "Back to the supply",
  cancelTitle: "Do you want to leave without saving?",
  cancelText: "What you entered will be lost.",
  cancelConfirm: "Leave",
  cancelKeep: "Go on entering",
  successTitle: "Request received",
  successText: "We check the data and update them. You see how far we have got on the supply’s page and among your requests.",
  failureTitle: "We could not send the request",
  failureText: "What you entered is still here: go back to try again.",
  unknownTitle: "We do not know whether the request has arrived",
  unknownText: "The answer got lost on its way. Go back to try again: if you send the same data, it stays a single request.",
  back: "Go back",
};
