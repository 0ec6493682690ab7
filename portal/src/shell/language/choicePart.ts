import { part } from "../../platform/loading/part.ts";

/** The choice of language, which only installations with several languages load. */
export const languageChoice = part("PortalLanguages", () => import("./PortalLanguages.tsx"), { optional: true });
