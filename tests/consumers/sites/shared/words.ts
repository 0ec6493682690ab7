import type { MessageOverrides } from "@favilla/design-system/theme/messages";

/** A word of the site's own. */
export const words: MessageOverrides = { bills: { paid: "Saldata {date}" } };
