import type { CadastralData } from "@favilla/design-system/account/cadastral.ts";
import { parse } from "../../../platform/edge/edge.ts";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { write } from "../../../platform/wire/write.ts";
import { type Cadastral, cadastralSchema, hasChangeArrived, holderTitleCodes, parseCadastrals } from "./cadastral.ts";
import { CadastralsDocument, CreateCadastralDocument, UpdateCadastralDocument } from "./generated/cadastral.ts";

/** Fetches the cadastral data of a supply; an empty list if there are none. */
export const fetchCadastrals = async (supplyCode: string, signal?: AbortSignal): Promise<Cadastral[]> =>
  parseCadastrals((await query(CadastralsDocument, { supplyCode }, { signal })).allCadastrals);

/** The supply that the data belong to, and its existing data. */
export interface CadastralOwner {
  supplyCode: string;
  externalSupplyCode: string | null;
  current: Cadastral | null;
}

/**
 * Saves cadastral data: creates them if the supply has none, else requests a change.
 * @param key idempotency key, the same for every attempt at the same change
 */
export function saveCadastral(owner: CadastralOwner, form: CadastralData, key: string): Promise<Cadastral> {
  const data = {
    holderTitle: holderTitleCodes.codeOf(form.holderTitle),
    city: form.city.trim(),
    urbanSection: form.urbanSection.trim() || null,
    sheet: form.sheet.trim(),
    particle: form.particle.trim(),
    subordinate: form.subordinate.trim() || null,
  };
  const { supplyCode, externalSupplyCode, current } = owner;
  const parseSaved = (saved: unknown) => parse(cadastralSchema, saved, "cadastral data");
  const options = { idempotencyKey: key, present: async () => (await fetchCadastrals(supplyCode))[0] ?? parseSaved(null) };
  if (current)
    return write(
      UpdateCadastralDocument,
      { id: current.id, ...data },
      { ...options, read: ({ updateCadastral }) => parseSaved(updateCadastral) },
    );
  return write(
    CreateCadastralDocument,
    { supplyCode, externalSupplyCode, ...data },
    { ...options, read: ({ createCadastral }) => parseSaved(createCadastral) },
  );
}

/** Saves cadastral data. Where the answer is lost, the data of the supply say whether they have arrived. */
export const saveOrFind = (owner: CadastralOwner, form: CadastralData, key: string): Promise<Cadastral> =>
  writeOrFind(
    () => saveCadastral(owner, form, key),
    async () => (await fetchCadastrals(owner.supplyCode)).find((now) => hasChangeArrived(owner.current, now)),
  );

/** The cadastral data of a supply, by its code. */
export const cadastralsQuery = privateQuery(
  "cadastrals",
  (_customerId, signal, supplyCode: string) => fetchCadastrals(supplyCode, signal),
  isEmptyList,
);
