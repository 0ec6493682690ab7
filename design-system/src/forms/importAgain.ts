import { importAgain as moved } from "../theme/importAgain.ts";

/** @deprecated Import it from `theme/importAgain.ts`. */
export const importAgain: typeof moved = moved;
