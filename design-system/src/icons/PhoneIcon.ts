import node from "lucide/dist/esm/icons/phone.mjs";
import { createIcon } from "./createIcon.tsx";

export const PhoneIcon = /* @__PURE__ */ createIcon(node);
