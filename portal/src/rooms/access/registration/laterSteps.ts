import { part } from "../../../platform/loading/part.ts";

export const accountStep = part("AccountDetailsStep", () => import("@favilla/design-system/access/AccountDetailsStep.tsx"));
export const consentsStep = part("ConsentsStep", () => import("@favilla/design-system/access/ConsentsStep.tsx"));
