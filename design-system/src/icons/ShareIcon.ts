import node from "lucide/dist/esm/icons/share-2.mjs";
import { createIcon } from "./createIcon.tsx";

export const ShareIcon = /* @__PURE__ */ createIcon(node);
