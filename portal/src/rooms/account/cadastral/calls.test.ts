import type { CadastralData } from "@favilla/design-system/account/cadastral.ts";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../platform/errors/errors.ts";
import { parseCadastrals } from "./cadastral.ts";
import { saveOrFind } from "./calls.ts";

const query = vi.hoisted(() => vi.fn());
vi.mock("../../../platform/wire/graphql.ts", () => ({ query }));
afterEach(() => vi.resetAllMocks());

const form: CadastralData = { holderTitle: "owner", city: "Rimini", urbanSection: "", sheet: "12", particle: "345", subordinate: "" };
const row = { id: "c-1", changeStatus: "ClosedSuccessfully", lastChangeRequestDate: "2026-11-20", lastChangeRequestTime: "10:00" };
const lost = new ApiError("no network", { reason: "network" });

/** Saves the form where the answer is lost and the supply's data are then these rows, or cannot be read. */
function save(current: object | null, read: readonly object[] | Error) {
  query.mockRejectedValueOnce(lost);
  if (read instanceof Error) query.mockRejectedValueOnce(read);
  else query.mockResolvedValueOnce({ allCadastrals: read });
  const owner = { supplyCode: "S-1", externalSupplyCode: null, current: parseCadastrals(current ? [current] : [])[0] ?? null };
  return saveOrFind(owner, form, "key");
}

it("[CD-07] after a lost answer, data that the supply did not have, a pending request or a later one are the change", async () => {
  expect(await save(null, [row])).toMatchObject({ id: "c-1" });
  expect(await save(row, [{ ...row, changeStatus: "Open" }])).toMatchObject({ changeStatus: "Inserted" });
  expect(await save(row, [{ ...row, lastChangeRequestTime: "10:01" }])).toMatchObject({ lastChangeRequestTime: "10:01" });
});

it("[CD-07] after a lost answer, unchanged data say that the change has not arrived, and unread ones nothing", async () => {
  await expect(save(null, [])).rejects.toMatchObject({ found: "absent" });
  await expect(save(row, [row])).rejects.toMatchObject({ found: "absent" });
  await expect(save(row, lost)).rejects.toMatchObject({ found: "unknown" });
});

it("[CD-07] a refusal is passed on, and nothing is read", async () => {
  query.mockRejectedValueOnce(new ApiError("no", { reason: "status", status: 400 }));
  await expect(saveOrFind({ supplyCode: "S-1", externalSupplyCode: null, current: null }, form, "key")).rejects.toMatchObject({
    status: 400,
  });
  expect(query).toHaveBeenCalledOnce();
});
