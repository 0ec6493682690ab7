import * as de from "../../portal/src/shell/locales/de.ts";
import * as en from "../../portal/src/shell/locales/en.ts";
import { type Message, messagesIn } from "../../stories/words/catalogue.ts";

/** Every text of the components and of the portal's pages. */
export const catalogue: readonly Message[] = messagesIn(
  import.meta.glob<Record<string, unknown>>(["../../design-system/src/*/*essages.it.ts", "../../portal/src/**/*essages.it.ts"], {
    eager: true,
  }),
);

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The languages beside Italian, with the texts of every room of library and portal. */
export const languages: Readonly<Record<"en" | "de", Words>> = { en, de };
