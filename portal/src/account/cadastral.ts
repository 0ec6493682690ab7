import type { HolderTitle } from "../api/codeLists.ts";
import { type ChangeStatus, isUnderWay } from "./changeStatus.ts";

/** Land-registry data of a supply (spec §3). The property type is always sent as null. */
export interface Cadastral {
  id: string;
  supplyCode: string | null;
  externalSupplyCode: string | null;
  urbanSection: string | null;
  sheet: string | null;
  particle: string | null;
  subordinate: string | null;
  city: string | null;
  holderTitle: HolderTitle | "unknown";
  propertyType: string | null;
  changeStatus: ChangeStatus | null;
  /** Day in Rome, "YYYY-MM-DD". */
  lastChangeRequestDate: string | null;
  /** "HH:mm". */
  lastChangeRequestTime: string | null;
}

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
