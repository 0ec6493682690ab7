/** @deprecated Import it from `theme/importAgain.ts`. */
export { importAgain } from "../theme/importAgain.ts";
