import node from "lucide/dist/esm/icons/download.mjs";
import { createIcon } from "./createIcon.tsx";

export const DownloadIcon = /* @__PURE__ */ createIcon(node);
