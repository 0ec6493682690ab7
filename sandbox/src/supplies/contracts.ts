import type { DatabaseSync } from "node:sqlite";
import type { Supply } from "@favilla/contract/schema.ts";
import type { Schemas } from "../base/contract.ts";
import { ApiError } from "../http/errors.ts";

export type Contract = Schemas["Contract"];

/** A contract of which only its number is known. */
const unknownContract = (number: string | null): Contract => ({
  number,
  offerName: null,
  offerCode: null,
  priceKind: null,
  index: null,
  price: { units: [], perYear: null },
  priceEnd: null,
  concludedOn: null,
  start: null,
  end: null,
  documents: [],
  change: null,
});

/** Returns the function that stores what is known of a supply's contract. */
export function contractWriter(database: DatabaseSync) {
  const insert = database.prepare("INSERT INTO contracts (supply, data) VALUES (?, ?)");
  return ({ id }: Pick<Supply, "id">, known: Partial<Contract>): void => {
    insert.run(id, JSON.stringify(known));
  };
}

/** The contracts of the customers' supplies. */
export function createContracts(database: DatabaseSync) {
  const find = database.prepare(
    "SELECT s.data AS supply, c.data AS known FROM supplies s LEFT JOIN contracts c ON c.supply = s.id WHERE s.customer = ? AND s.id = ?",
  );
  const contract = (customer: string, id: string): Contract => {
    const found = find.get(customer, id);
    if (!found) throw new ApiError("SUPPLY-NOT-FOUND");
    const { contractNumber }: Supply = JSON.parse(String(found["supply"]));
    return { ...unknownContract(contractNumber ?? null), ...JSON.parse(String(found["known"] ?? "{}")) };
  };
  return {
    contract,
    /** A document of a contract, with the contract that it belongs to. */
    document(customer: string, supply: string, id: string): { contract: Contract; document: Contract["documents"][number] } {
      const known = contract(customer, supply);
      const document = known.documents.find((each) => each.id === id);
      if (!document) throw new ApiError("NOT-FOUND");
      return { contract: known, document };
    },
  };
}
