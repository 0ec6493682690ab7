import { defineMessages } from "../theme/messages.ts";

/** Words of "load more". They are in their own module, so that a page with plain buttons does not load them. */
export const loadMoreMessages = defineMessages("loadMore", {
  moreOne: "Caricane un altro",
  moreOther: "Mostra altri {count}",
  loadedOne: "Mostrato un altro elemento",
  loadedOther: "Mostrati altri {count} elementi",
  remainingOne: "Ne resta 1",
  remainingOther: "Ne restano {count}",
});
