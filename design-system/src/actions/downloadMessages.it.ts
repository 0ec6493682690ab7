import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the download button. They are in their own module, so that a page with plain buttons does not load them. */
export const downloadMessages = defineMessages("download", {
  preparing: "Preparo il file…",
  done: "File scaricato.",
  failed: "Non siamo riusciti a scaricare il file. Riprova tra poco.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    download: WordsOf<typeof downloadMessages>;
  }
}
