import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import type { ContractFile } from "@favilla/design-system/supplies/contract.ts";
import { saveFile } from "../../../platform/export/saveFile.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { get, getFile } from "../../../platform/wire/rest.ts";
import { parseContract } from "./contract.ts";

/** The contract of a supply, by the supply's id. */
export const contractQuery = privateQuery("contract", async (_customerId, signal, supply: SupplyId) =>
  parseContract(await get("contract", { path: { supply }, signal })),
);

/** Fetches a document of a contract and saves it. */
export async function saveDocument(supply: SupplyId, { id, name }: ContractFile): Promise<void> {
  saveFile(await getFile("contractDocument", "application/pdf", { path: { supply, document: id } }), `${name}.pdf`);
}
