import { type HolderTitle, isCadastralPending } from "@favilla/design-system/account/cadastral.ts";
import { matches } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { changeStatusOf, isAnotherRequest } from "../../../platform/changes/changeStatus.ts";
import { codeList } from "../../../platform/edge/codeList.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, lenient, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";

export const holderTitleCodes = codeList({ owner: 1, beneficiary: 2, partner: 3, representative: 4 } satisfies Record<HolderTitle, number>);

export const cadastralSchema = z.pipe(
  z.object({
    id,
    supplyCode: optionalId,
    externalSupplyCode: optionalId,
    urbanSection: optionalId,
    sheet: optionalId,
    particle: optionalId,
    subordinate: optionalId,
    city: optionalText,
    holderTitle: field(holderTitleCodes.nameOf),
    propertyType: optionalText,
    changeStatus: optionalText,
    /** Day in Rome, "YYYY-MM-DD". */
    lastChangeRequestDate: day,
    lastChangeRequestTime: lenient(z.string().check(matches(/^\d{2}:\d{2}/))),
  }),
  z.transform((wire) => ({
    ...wire,
    changeStatus: changeStatusOf(wire.changeStatus),
    /** "HH:mm". */
    lastChangeRequestTime: wire.lastChangeRequestTime?.slice(0, 5) ?? null,
  })),
);

/** Land-registry data of a supply (CD-02). The property type is always sent as null. */
export type Cadastral = z.infer<typeof cadastralSchema>;

export const parseCadastrals = (rows: unknown): Cadastral[] => parseRows(cadastralSchema, rows, "cadastral data");

/** Tells whether a change with a lost answer has arrived: there were no data before, or a change is pending or was requested since. */
export const hasChangeArrived = (before: Cadastral | null, now: Cadastral): boolean =>
  before === null || isCadastralPending(now) || isAnotherRequest(before, now);
