import node from "lucide/dist/esm/icons/gauge.mjs";
import { createIcon } from "./createIcon.tsx";

export const GaugeIcon = /* @__PURE__ */ createIcon(node);
