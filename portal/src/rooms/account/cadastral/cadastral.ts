import { isUnderWay } from "../../../platform/changes/changeStatus.ts";
import type { HolderTitle } from "../../../platform/edge/codeLists.ts";
import type { Cadastral } from "./calls.ts";

export type { Cadastral } from "./calls.ts";

/** What the customer writes. */
export interface CadastralForm {
  holderTitle: HolderTitle;
  city: string;
  urbanSection: string;
  sheet: string;
  particle: string;
  subordinate: string;
}

export const isCadastralPending = ({ changeStatus }: Pick<Cadastral, "changeStatus">): boolean => isUnderWay(changeStatus);
