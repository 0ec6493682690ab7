import type { Cadastral } from "../api/cadastral.ts";
import type { HolderTitle } from "../api/codeLists.ts";
import { isUnderWay } from "./changeStatus.ts";

export type { Cadastral } from "../api/cadastral.ts";

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
