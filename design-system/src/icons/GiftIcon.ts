import node from "lucide/dist/esm/icons/gift.mjs";
import { createIcon } from "./createIcon.tsx";

export const GiftIcon = /* @__PURE__ */ createIcon(node);
