import node from "lucide/dist/esm/icons/clock.mjs";
import { createIcon } from "./createIcon.tsx";

export const ClockIcon = /* @__PURE__ */ createIcon(node);
