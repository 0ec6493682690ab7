import { defineMessages } from "../theme/messages.ts";

/** Words of every filter, in their own module, so that a page without one does not load them. */
export const filterMessages = defineMessages("filter", {
  apply: "Applica",
  clear: "Togli i filtri",
  active: "Filtri attivi",
  noneActive: "Nessun filtro attivo",
});
