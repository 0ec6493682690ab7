/** @deprecated Import it from `layout/useNear.ts`. */
export { useNear } from "../layout/useNear.ts";
