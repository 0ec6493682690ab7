import { globalLayer } from "@vanilla-extract/css";

/** One cascade layer for the whole library, so that a site's own unlayered rules always win. */
const favilla = globalLayer("favilla");
export const reset = globalLayer({ parent: favilla }, "reset");
export const theme = globalLayer({ parent: favilla }, "theme");
export const base = globalLayer({ parent: favilla }, "base");
export const components = globalLayer({ parent: favilla }, "components");
