import node from "lucide/dist/esm/icons/inbox.mjs";
import { createIcon } from "./createIcon.tsx";

export const InboxIcon = /* @__PURE__ */ createIcon(node);
