import node from "lucide/dist/esm/icons/calendar-plus.mjs";
import { createIcon } from "./createIcon.tsx";

export const CalendarAddIcon = /* @__PURE__ */ createIcon(node);
