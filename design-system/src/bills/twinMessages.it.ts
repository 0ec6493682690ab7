import { defineMessages } from "../theme/messages.ts";

/** Words where several periods have more than one bill. */
export const twinMessages = defineMessages("twins", {
  title: "In {count} casi più bollette sono per lo stesso periodo.",
  text: "Una può correggere l’altra: prima di pagarle, chiedi a noi.",
  see: "Vedi le bollette",
});
