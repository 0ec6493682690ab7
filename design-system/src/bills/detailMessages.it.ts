import { defineMessages } from "../theme/messages.ts";

/** Words of a bill's own page. */
export const billDetailMessages = defineMessages("billDetail", {
  lines: "Che cosa paghi",
  readings: "Le letture",
});
