import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the download button, apart so that a page of buttons loads none of them. */
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
