export { findOpener, returnFocus } from "./returnFocus.ts";
/** @deprecated Import it from `overlays/wrapAround.ts`. */
export { wrapAround } from "./wrapAround.ts";
