import node from "lucide/dist/esm/icons/wallet.mjs";
import { createIcon } from "./createIcon.tsx";

export const WalletIcon = /* @__PURE__ */ createIcon(node);
