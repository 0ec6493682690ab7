import type * as bills from "./en/bills.ts";
import type * as platform from "./en/platform.ts";
import type * as shell from "./en/shell.ts";

type PortalWords = typeof bills & typeof platform & typeof shell;

/** Adds the portal's rooms to those of the library, so that an unknown room or key is a type error in vocabularies and stories too. */
declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue extends PortalWords {}
}
