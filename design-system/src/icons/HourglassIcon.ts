import node from "lucide/dist/esm/icons/hourglass.mjs";
import { createIcon } from "./createIcon.tsx";

export const HourglassIcon = /* @__PURE__ */ createIcon(node);
