import { defineMessages } from "../theme/messages.ts";

export const maskedMessages = defineMessages("masked", {
  show: "Mostra {label}",
  endsWith: "nascosto, finisce con {end}",
  hidden: "nascosto",
});
