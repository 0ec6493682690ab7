import { defineMessages } from "../theme/messages.ts";

/** Words of the table. They are in their own module, so that a page without a table does not load them. */
export const tableMessages = defineMessages("table", {
  empty: "Non c’è ancora niente da mostrare.",
  sortedAscending: "Tabella in ordine di {column}, crescente",
  sortedDescending: "Tabella in ordine di {column}, decrescente",
});
