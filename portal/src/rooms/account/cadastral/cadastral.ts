import * as z from "zod/mini";
import { changeStatusOf, isUnderWay } from "../../../platform/changes/changeStatus.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, lenient, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";
import type { HolderTitle } from "./holderTitles.ts";
import { holderTitles } from "./holderTitles.ts";

export const cadastral = z.pipe(
  z.object({
    id,
    supplyCode: optionalId,
    externalSupplyCode: optionalId,
    urbanSection: optionalId,
    sheet: optionalId,
    particle: optionalId,
    subordinate: optionalId,
    city: optionalText,
    holderTitle: field(holderTitles.nameOf),
    propertyType: optionalText,
    changeStatus: optionalText,
    /** Day in Rome, "YYYY-MM-DD". */
    lastChangeRequestDate: day,
    lastChangeRequestTime: lenient(z.string().check(z.regex(/^\d{2}:\d{2}/))),
  }),
  z.transform((wire) => ({
    ...wire,
    changeStatus: changeStatusOf(wire.changeStatus),
    /** "HH:mm". */
    lastChangeRequestTime: wire.lastChangeRequestTime?.slice(0, 5) ?? null,
  })),
);

/** Land-registry data of a supply (CD-02). The property type is always sent as null. */
export type Cadastral = z.infer<typeof cadastral>;

export const parseCadastrals = (rows: unknown): Cadastral[] => parseRows(cadastral, rows, "cadastral data");

/** Values that the customer enters. */
export interface CadastralForm {
  holderTitle: HolderTitle;
  city: string;
  urbanSection: string;
  sheet: string;
  particle: string;
  subordinate: string;
}

export const isCadastralPending = ({ changeStatus }: Pick<Cadastral, "changeStatus">): boolean => isUnderWay(changeStatus);
