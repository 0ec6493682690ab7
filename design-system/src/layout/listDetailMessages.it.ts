import { defineMessages } from "../theme/messages.ts";

/** Words of a list with its detail beside it. */
export const listDetailMessages = defineMessages("listDetail", {
  // The first link of the detail, seen while it has focus.
  backToList: "Torna all’elenco",
});
