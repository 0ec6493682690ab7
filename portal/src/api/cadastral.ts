import { parseDate } from "@favilla/design-system/data/format.ts";
import * as v from "valibot";
import type { Cadastral, CadastralForm } from "../account/cadastral.ts";
import { holderTitles } from "./codeLists.ts";
import { id, lenient, object, optionalText, parse, parseRows } from "./edge.ts";
import { CadastralsDocument, CreateCadastralDocument, UpdateCadastralDocument } from "./generated/cadastral.ts";
import { query } from "./graphql.ts";
import { changeStatusOf } from "./paymentCodes.ts";

const code = lenient(id);

const cadastral = v.pipe(
  object({
    id,
    supplyCode: code,
    externalSupplyCode: code,
    urbanSection: code,
    sheet: code,
    particle: code,
    subordinate: code,
    city: optionalText,
    holderTitle: v.optional(v.unknown()),
    propertyType: optionalText,
    changeStatus: optionalText,
    lastChangeRequestDate: v.optional(v.unknown()),
    lastChangeRequestTime: lenient(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}/))),
  }),
  v.transform(
    (wire): Cadastral => ({
      ...wire,
      holderTitle: holderTitles.nameOf(wire.holderTitle),
      changeStatus: changeStatusOf(wire.changeStatus),
      lastChangeRequestDate: parseDate(wire.lastChangeRequestDate) ?? null,
      lastChangeRequestTime: wire.lastChangeRequestTime?.slice(0, 5) ?? null,
    }),
  ),
);

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
