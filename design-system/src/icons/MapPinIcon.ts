import node from "lucide/dist/esm/icons/map-pin.mjs";
import { createIcon } from "./createIcon.tsx";

export const MapPinIcon = /* @__PURE__ */ createIcon(node);
