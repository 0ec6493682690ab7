import node from "lucide/dist/esm/icons/landmark.mjs";
import { createIcon } from "./createIcon.tsx";

export const BankIcon = /* @__PURE__ */ createIcon(node);
