import node from "lucide/dist/esm/icons/tv.mjs";
import { createIcon } from "./createIcon.tsx";

export const TvIcon = /* @__PURE__ */ createIcon(node);
