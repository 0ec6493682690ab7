import { codeList } from "../../../platform/edge/codeList.ts";

export const holderTitles = codeList({ owner: 1, beneficiary: 2, partner: 3, representative: 4 });

export type HolderTitle = (typeof holderTitles)["names"][number];
