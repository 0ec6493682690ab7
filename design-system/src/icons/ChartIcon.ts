import node from "lucide/dist/esm/icons/chart-column.mjs";
import { createIcon } from "./createIcon.tsx";

export const ChartIcon = /* @__PURE__ */ createIcon(node);
