import { cssWithin } from "@favilla/design-system/theme/css.ts";
import { globalStyle } from "@vanilla-extract/css";

/**
 * The message of index.html for browsers that are too old (docs/browsers.md). They know no cascade layers, in which the portal's styles
 * are, and would show it without any: they show the message instead. It needs no script.
 */
globalStyle("[data-too-old]", { display: "block !important", maxWidth: "36em", margin: "0 auto", padding: "24px" });
globalStyle("#root", { display: "none !important" });
cssWithin("[data-too-old]", { display: "none !important" });
cssWithin("#root", { display: "block !important" });
