import node from "lucide/dist/esm/icons/circle-question-mark.mjs";
import { createIcon } from "./createIcon.tsx";

export const HelpIcon = /* @__PURE__ */ createIcon(node);
