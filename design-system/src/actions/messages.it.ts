import { defineMessages } from "../theme/messages.ts";

export const actionsMessages = defineMessages("actions", {
  loading: "Un attimo…",
  badge: "{label}: {count}",
  remove: "Togli {label}",
});
