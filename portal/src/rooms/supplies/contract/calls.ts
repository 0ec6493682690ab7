import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import type { Contract, ContractFile } from "@favilla/design-system/supplies/contract.ts";
import type { WithdrawalReceipt } from "@favilla/design-system/supplies/withdrawal.ts";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { get, getFile, post } from "../../../platform/wire/rest.ts";
import { parseContract, parseReceipt } from "./contract.ts";

const fetchContract = async (supply: SupplyId, signal?: AbortSignal): Promise<Contract> =>
  parseContract(await get("contract", { path: { supply }, signal }));

/** The contract of a supply, by the supply's id. */
export const contractQuery = privateQuery("contract", (_customerId, signal, supply: SupplyId) => fetchContract(supply, signal));

/** Withdraws from a contract. Where the answer is lost, the contract says whether the withdrawal has arrived (CL-28). */
export const withdraw = (supply: SupplyId, body: { name: string; email: string }, idempotencyKey: string): Promise<WithdrawalReceipt> =>
  writeOrFind(
    async () => parseReceipt(await post("withdraw", { path: { supply }, body, idempotencyKey })),
    async () => (await fetchContract(supply)).withdrawal?.sent ?? undefined,
  );

/** Fetches a document of a contract and saves it. */
export async function saveDocument(supply: SupplyId, { id, name }: ContractFile): Promise<void> {
  saveFile(await getFile("contractDocument", "application/pdf", { path: { supply, document: id } }), `${name}.pdf`);
}
