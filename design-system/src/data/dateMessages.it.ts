import { defineMessages } from "../theme/messages.ts";

/** Words of days near today. `date` is a distance ("tra 6 giorni") or a day with its article ("il 13 gennaio"). */
export const dateMessages = defineMessages("dates", {
  today: "oggi",
  tomorrow: "domani",
  yesterday: "ieri",
  inDays: "tra {count}\u00a0giorni",
  sinceDays: "da {count}\u00a0giorni",
  due: "Scade {date}",
  overdue: "Scaduta {date}",
  debit: "Addebito {date}",
  paid: "Pagata {date}",
});
