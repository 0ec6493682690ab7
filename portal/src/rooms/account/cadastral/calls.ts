import * as z from "zod/mini";
import { holderTitles } from "../../../platform/edge/codeLists.ts";
import { day } from "../../../platform/edge/day.ts";
import { field, id, lenient, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { changeStatusOf } from "../../payments/paymentCodes.ts";
import type { CadastralForm } from "./cadastral.ts";
import { CadastralsDocument, CreateCadastralDocument, UpdateCadastralDocument } from "./generated/cadastral.ts";

const cadastral = z.pipe(
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

/** The cadastral data of a supply; none where they were never given. */
export const fetchCadastrals = async (supplyCode: string, signal?: AbortSignal): Promise<Cadastral[]> =>
  parseCadastrals((await query(CadastralsDocument, { supplyCode }, { signal })).allCadastrals);

/** Which supply the data are of, and what it has already. */
export interface CadastralOwner {
  supplyCode: string;
  externalSupplyCode: string | null;
  known: Pick<Cadastral, "id"> | null;
}

/**
 * Asks for the data to be taken over: they are created where the supply has none, else changed.
 * @param key the same for every attempt at the same change
 */
export async function saveCadastral(owner: CadastralOwner, form: CadastralForm, key: string): Promise<Cadastral> {
  const data = {
    holderTitle: holderTitles.codeOf(form.holderTitle),
    city: form.city.trim(),
    urbanSection: form.urbanSection.trim() || null,
    sheet: form.sheet.trim(),
    particle: form.particle.trim(),
    subordinate: form.subordinate.trim() || null,
  };
  const options = { idempotencyKey: key };
  if (owner.known) {
    const { updateCadastral } = await query(UpdateCadastralDocument, { id: owner.known.id, ...data }, options);
    return parse(cadastral, updateCadastral, "cadastral data");
  }
  const { supplyCode, externalSupplyCode } = owner;
  const { createCadastral } = await query(CreateCadastralDocument, { supplyCode, externalSupplyCode, ...data }, options);
  return parse(cadastral, createCadastral, "cadastral data");
}
