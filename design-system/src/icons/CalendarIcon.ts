import node from "lucide/dist/esm/icons/calendar.mjs";
import { createIcon } from "./createIcon.tsx";

export const CalendarIcon = /* @__PURE__ */ createIcon(node);
