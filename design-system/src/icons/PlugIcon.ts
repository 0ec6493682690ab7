import node from "lucide/dist/esm/icons/plug.mjs";
import { createIcon } from "./createIcon.tsx";

export const PlugIcon = /* @__PURE__ */ createIcon(node);
