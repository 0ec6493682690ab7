import node from "lucide/dist/esm/icons/mail.mjs";
import { createIcon } from "./createIcon.tsx";

export const MailIcon = /* @__PURE__ */ createIcon(node);
