import node from "lucide/dist/esm/icons/file-text.mjs";
import { createIcon } from "./createIcon.tsx";

export const FileIcon = /* @__PURE__ */ createIcon(node);
