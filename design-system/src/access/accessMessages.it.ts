import { defineMessages } from "../theme/messages.ts";

export const accessMessages = defineMessages("access", {
  lead: "Luce, gas, bollette e consumi in un posto solo.",
  sideTitle: "La tua energia, in chiaro.",
  sideText: "Quanto spendi, quando scade e perché.",
});
